import type { AreaName } from './search-area.ts';
import { MAX_PHRASE_WORDS, type Meaning, meaningOf } from './search-vocabulary.ts';
import type { SearchWord } from './search-words.ts';

/** What became of a word; an ignored one ("in") means nothing beside what is understood. */
export type WordRole = 'activity' | 'day' | 'part' | 'area' | 'ignored' | 'text';

/** Neighbouring words that mean something together, or a single word. */
export interface Phrase {
  first: number;
  words: number;
  meaning: Meaning | { kind: 'area'; index: number } | { kind: 'text' };
  role: WordRole;
}

/** The longest known phrases from left to right; every other word is a phrase of its own. */
export function findPhrases(
  words: readonly SearchWord[],
  areaNames: readonly AreaName[],
): Phrase[] {
  const phrases: Phrase[] = [];
  for (let first = 0; first < words.length; ) {
    const known = longestMeaning(words, first);
    const index = longestName(areaNames, first);
    const name = areaNames[index];
    const area: Omit<Phrase, 'first' | 'role'> | null = name
      ? { words: name.words, meaning: { kind: 'area', index } }
      : null;
    const isArea = area && (!known || area.words > known.words || isIgnorable(known.meaning));
    const found = (isArea ? area : known) ?? { words: 1, meaning: { kind: 'text' } as const };
    phrases.push({ first, role: 'text', ...found });
    first += found.words;
  }
  return phrases;
}

const isIgnorable = ({ kind }: Meaning) => kind === 'filler' || kind === 'companion';

function longestMeaning(words: readonly SearchWord[], first: number) {
  for (let count = MAX_PHRASE_WORDS; count > 0; count -= 1) {
    const phrase = words.slice(first, first + count);
    const meaning = meaningOf(phrase.map(({ folded }) => folded).join(' '));
    if (meaning && phrase.length === count) return { words: count, meaning };
  }
  return null;
}

function longestName(areaNames: readonly AreaName[], first: number): number {
  return areaNames.reduce((longest, name, index) => {
    const length = areaNames[longest]?.words ?? 0;
    return name.first === first && name.words > length ? index : longest;
  }, -1);
}

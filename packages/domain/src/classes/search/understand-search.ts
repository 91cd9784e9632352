import type { Activity } from '../activities.ts';
import { type AreaName, chooseArea, type SearchArea } from './search-area.ts';
import { findPhrases, type Phrase, type WordRole } from './search-phrases.ts';
import type { PartOfDay, SearchDay } from './search-times.ts';
import { joinWords, splitSearchWords } from './search-words.ts';

/** A search text taken apart. */
export interface UnderstoodSearch<Area extends SearchArea> {
  activities: Activity[];
  day: SearchDay | null;
  part: PartOfDay | null;
  area: Area | null;
  /** The other words, which name a class, a venue or a coach. */
  text: string;
  /** One for each word of the search text. */
  roles: WordRole[];
}

/**
 * Takes a search text apart: "yoga zurich monday evening" is an activity, an area, a day and a part of
 * the day, in English, French and German alike. `areaNames` are the names of areas in the text. No
 * word is lost: what is not understood remains in `text`, in its order.
 */
export function understandSearch<Area extends SearchArea>(
  text: string,
  areaNames: readonly AreaName<Area>[],
): UnderstoodSearch<Area> {
  const words = splitSearchWords(text);
  const phrases = findPhrases(words, areaNames);
  const area = assignArea(phrases, areaNames);
  const time = assignTime(phrases);
  const activities = new Set<Activity>();
  for (const phrase of phrases)
    if (phrase.meaning.kind === 'activity') {
      activities.add(phrase.meaning.activity);
      phrase.role = 'activity';
    }
  ignoreFillers(phrases);
  const roles = phrases.flatMap(({ words: count, role }) => Array<WordRole>(count).fill(role));
  const rest = joinWords(text, words, (index) => roles[index] === 'text');
  return { activities: [...activities], ...time, area, text: rest, roles };
}

function assignArea<Area extends SearchArea>(
  phrases: readonly Phrase[],
  areaNames: readonly AreaName<Area>[],
): Area | null {
  const named = phrases.flatMap((phrase) => {
    const name = phrase.meaning.kind === 'area' ? areaNames[phrase.meaning.index] : undefined;
    return name ? [{ phrase, name }] : [];
  });
  const chosen = chooseArea(
    named.map(({ name }) => name),
    phrases.length === 1,
  );
  for (const index of chosen?.names ?? []) {
    const phrase = named[index]?.phrase;
    if (phrase) phrase.role = 'area';
  }
  return chosen?.area ?? null;
}

/** The first day and the first part of the day count; further ones remain text. */
function assignTime(phrases: readonly Phrase[]) {
  let day: SearchDay | null = null;
  let part: PartOfDay | null = null;
  const namesDay = phrases.some(({ meaning }) => meaning.kind === 'day');
  phrases.forEach((phrase, index) => {
    const meaning = withoutAmbiguity(phrase.meaning, namesDay || day !== null);
    if (meaning.kind === 'day' && day === null) {
      day = meaning.day;
      part ??= meaning.part ?? null;
      phrase.role = 'day';
      const neighbours = [phrases[index - 1], phrases[index + 1]];
      const next = neighbours.find((one) => one?.meaning.kind === 'next');
      if (next) next.role = 'day';
      if (next && meaning.day.kind === 'weekday') day = { ...meaning.day, next: true };
    } else if (meaning.kind === 'part' && part === null) {
      part = meaning.part;
      phrase.role = 'part';
    }
  });
  return { day, part };
}

function withoutAmbiguity(meaning: Phrase['meaning'], dayIsNamed: boolean): Phrase['meaning'] {
  if (meaning.kind !== 'tomorrow-or-morning') return meaning;
  if (dayIsNamed) return { kind: 'part', part: 'morning' };
  return { kind: 'day', day: { kind: 'in-days', days: 1 } };
}

/**
 * Ignores fillers before an understood word ("in Zürich") and at the end, or all of them when no other
 * text remains; and companions ("with") beside anything else. "Le Souffle" keeps its article.
 */
function ignoreFillers(phrases: readonly Phrase[]): void {
  const isText = ({ role, meaning: { kind } }: Phrase) =>
    role === 'text' && kind !== 'filler' && kind !== 'companion';
  const hasText = phrases.some(isText);
  const hasUnderstood = phrases.some(({ role }) => role !== 'text');
  let next: Phrase | undefined;
  for (const phrase of [...phrases].reverse()) {
    const { kind } = phrase.meaning;
    const isLast = next === undefined || next.role !== 'text';
    if (kind === 'companion' && (hasText || hasUnderstood)) phrase.role = 'ignored';
    if (kind === 'filler' && hasUnderstood && (isLast || !hasText)) phrase.role = 'ignored';
    next = phrase;
  }
}

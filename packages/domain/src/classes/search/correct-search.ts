import { vocabularyWords } from './search-vocabulary.ts';
import { foldSearchText, joinWords, splitSearchWords } from './search-words.ts';

/** A word that nothing is called by, and names that look like it. */
export interface UnknownWord {
  word: string;
  names: readonly string[];
}

/** Shorter words have too many neighbours. */
const MIN_LETTERS = 4;

/**
 * The text with each unknown word replaced by the most similar word of the given names or of the
 * search vocabulary: one letter added, left out, changed or swapped, two in words of six letters and
 * more. Null when nothing is similar.
 */
export function correctSearchText(text: string, unknown: readonly UnknownWord[]): string | null {
  const words = splitSearchWords(text);
  let corrected = false;
  const replaced = words.map((word) => {
    const match = unknown.find((one) => foldSearchText(one.word) === word.folded);
    const closest = match && closestWord(word.folded, match.names);
    if (closest) corrected = true;
    return closest ? { ...word, text: closest } : word;
  });
  return corrected ? joinWords(text, replaced, () => true) : null;
}

function closestWord(folded: string, names: readonly string[]): string | null {
  if (folded.length < MIN_LETTERS) return null;
  const candidates = [...vocabulary(), ...names.flatMap((name) => splitSearchWords(name))];
  let best: { text: string; distance: number } | null = null;
  for (const candidate of candidates) {
    const distance = editDistance(folded, candidate.folded);
    const closer = distance > 0 && distance < (best?.distance ?? maxDistance(folded) + 1);
    if (closer) best = { text: candidate.text, distance };
  }
  return best?.text ?? null;
}

const vocabulary = () => vocabularyWords().flatMap((word) => splitSearchWords(word));

const maxDistance = (word: string) => (word.length < 6 ? 1 : 2);

/** How many letters differ, two swapped neighbours counted as one (optimal string alignment). */
function editDistance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return Number.POSITIVE_INFINITY;
  const rows = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= one.length; row += 1) {
    rows.push([row]);
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      const swapped =
        row > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      rows[row]?.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (same ? 0 : 1),
          swapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return at(one.length, other.length);
}

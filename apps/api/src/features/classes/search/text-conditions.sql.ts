import { splitSearchWords } from '@pulse/domain';
import { type RawBuilder, sql } from 'kysely';

/** Further words of a text are ignored. */
const MAX_WORDS = 6;

/** The words of a text that a search looks for, each once. */
export function wordsOf(text: string): string[] {
  const words = new Map(splitSearchWords(text).map(({ folded, text: word }) => [folded, word]));
  return [...words.values()].slice(0, MAX_WORDS);
}

/**
 * The conditions of a text on the class session `s`: each word fits the name or activity of the class,
 * the name or place of its venue, or the name of the trainer who gives it.
 */
export function textConditions(text: string): RawBuilder<boolean>[] {
  const words = wordsOf(text);
  if (words.length === 0) return [sql`false`];
  return words.map(
    (word) => sql`(s.class_template_id IN (
        SELECT class_template_id FROM classes_with_word(${word}) WHERE class_template_id IS NOT NULL)
      OR s.trainer_id IS NOT NULL AND s.trainer_id IN (
        SELECT trainer_id FROM classes_with_word(${word}) WHERE trainer_id IS NOT NULL))`,
  );
}

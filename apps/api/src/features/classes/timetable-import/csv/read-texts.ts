import type { RowFaultCode, UnnumberedFault } from '../faults/faults.ts';
import type { Columns } from './columns.ts';

/** The limits of the texts of a class, as where it is edited (characters). */
const MAX_NAME_LENGTH = 200;
const MAX_DESCRIPTION_LENGTH = 4000;
const MAX_TRAINER_LENGTH = 120;
/** The replacement character of invalid UTF-8, and NUL, which no text column accepts. */
const UNREADABLE_CHARACTER = /\uFFFD|\0/;
/** Control characters, and those that turn the direction of a text or are invisible. */
const REFUSED_IN_LINE = /[\p{Cc}\p{Cf}]/u;
const REFUSED_IN_PARAGRAPHS = /(?![\n\r\t])[\p{Cc}\p{Cf}]/u;

interface RowTexts {
  title: string;
  description: string;
  trainer: string;
  place: string;
}

/** Reads the texts of a row, or returns the first reason why they are refused. */
export function readTexts(
  cells: readonly string[],
  columns: Columns,
  cell: (column: number | null) => string,
): RowTexts | UnnumberedFault {
  if (cells.some((text) => UNREADABLE_CHARACTER.test(text)))
    return { code: 'letters_unreadable', details: {} };
  const place = cell(columns.place);
  const texts = {
    title: cell(columns.title),
    description: cell(columns.description),
    trainer: cell(columns.trainer),
  };
  const fault = faultOfTexts(texts);
  if (fault) return fault;
  if (columns.place !== null && !place) return { code: 'place_missing', details: {} };
  if (place.length > MAX_NAME_LENGTH)
    return { code: 'place_too_long', details: { most: MAX_NAME_LENGTH } };
  return { ...texts, place };
}

/** The first reason why the texts of a class are refused; null when they are fine. */
export function faultOfTexts({
  title,
  description,
  trainer,
}: Omit<RowTexts, 'place'>): UnnumberedFault | null {
  const fault = (code: RowFaultCode, details = {}) => ({ code, details });
  if (!title) return fault('title_missing');
  if (title.length > MAX_NAME_LENGTH) return fault('title_too_long', { most: MAX_NAME_LENGTH });
  if (description.length > MAX_DESCRIPTION_LENGTH)
    return fault('description_too_long', { most: MAX_DESCRIPTION_LENGTH });
  if (trainer.length > MAX_TRAINER_LENGTH)
    return fault('trainer_too_long', { most: MAX_TRAINER_LENGTH });
  const refused = REFUSED_IN_LINE.test(title + trainer) || REFUSED_IN_PARAGRAPHS.test(description);
  return refused ? fault('characters_refused') : null;
}

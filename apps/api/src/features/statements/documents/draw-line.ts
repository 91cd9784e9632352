import {
  breakText,
  drawAtEnd,
  drawLines,
  drawRule,
  LEFT,
  lineHeightOf,
  type Pdf,
  SOFT,
} from '../../../platform/pdf/pdf-page.ts';
import { formatAmountInColumn } from '../../../platform/translation/format-amount.ts';
import type { Language } from '../../../platform/translation/translate.ts';
import type { DocumentLine } from './load-document-lines.ts';
import { formatMonth, statementText } from './statement-texts.ts';

/** The texts of a line; its amounts end at `RATE_END` and at the margin. */
export const COLUMNS = {
  date: { x: LEFT, width: 56 },
  title: { x: LEFT + 60, width: 138 },
  initials: { x: LEFT + 203, width: 38 },
  kind: { x: LEFT + 244, width: 84 },
} as const;
export const RATE_END = LEFT + 396;
export const LINE = { size: 8 };
const PALE = '#e4dfd7';
const NOTE = { color: SOFT, ...LINE };
/** A correction is described below the title, as far as the amounts. */
const NOTE_WIDTH = COLUMNS.kind.x + COLUMNS.kind.width - COLUMNS.title.x;
/** Between the text and the rule below it, and between the rule and the next line. */
export const GAP = { above: 2, below: 3 };

type Column = keyof typeof COLUMNS;
interface LaidOutLine {
  line: DocumentLine;
  cells: readonly (readonly [Column, readonly string[]])[];
  note: readonly string[];
  height: number;
}

/** Breaks the texts of a line, so that its height is known before it is drawn. */
export function layOutLine(pdf: Pdf, line: DocumentLine, language: Language): LaidOutLine {
  const say = (key: string) => statementText(language, key);
  const broken = (column: Column, text: string) =>
    [column, breakText(pdf, text, COLUMNS[column].width, LINE)] as const;
  const cells = [
    broken('date', line.date),
    broken('title', line.title ?? say('openGym')),
    broken('initials', line.initials),
    broken('kind', say(`kind.${line.kind}`)),
  ];
  const correction = describeCorrection(line, language);
  const note = correction === '' ? [] : breakText(pdf, correction, NOTE_WIDTH, NOTE);
  const rows = Math.max(...cells.map(([, lines]) => lines.length)) + note.length;
  return { line, cells, note, height: rows * lineHeightOf(LINE) + GAP.above + GAP.below };
}

/** Draws a line with a pale rule below it, and returns where the next one begins. */
export function drawLine(
  pdf: Pdf,
  { line, cells, note, height }: LaidOutLine,
  currency: string,
  y: number,
  language: Language,
): number {
  const amount = (amount_minor: number) =>
    formatAmountInColumn({ amount_minor, currency }, language);
  if (line.rateMinor !== null) drawAtEnd(pdf, amount(line.rateMinor), y, LINE, RATE_END);
  const notAgreed = statementText(language, 'notAgreed');
  drawAtEnd(pdf, line.amountMinor === null ? notAgreed : amount(line.amountMinor), y, LINE);
  const ends = cells.map(([column, lines]) => drawLines(pdf, lines, COLUMNS[column].x, y, LINE));
  drawLines(pdf, note, COLUMNS.title.x, Math.max(...ends), NOTE);
  drawRule(pdf, y + height - GAP.below, PALE);
  return y + height;
}

function describeCorrection(
  { type, correctsMonth, afterDispute }: DocumentLine,
  language: Language,
) {
  if (type === 'visit' || correctsMonth === null) return '';
  const month = formatMonth(correctsMonth, language);
  const correction = statementText(language, `correction.${type}`, { month });
  if (!afterDispute) return correction;
  return statementText(language, 'correction.afterDispute', { correction });
}

import { setImmediate } from 'node:timers/promises';
import {
  drawAtEnd,
  drawRule,
  drawText,
  LEFT,
  type Pdf,
  SOFT,
} from '../../../platform/pdf/pdf-page.ts';
import type { Language } from '../../../platform/translation/translate.ts';
import type { StatementRow } from '../month/closed-statements.store.ts';
import { COLUMNS, drawLine, GAP, LINE, layOutLine, RATE_END } from './draw-line.ts';
import { drawTotal, TOTAL_HEIGHT } from './draw-sums.ts';
import type { DocumentLine } from './load-document-lines.ts';
import { statementText } from './statement-texts.ts';

const TOP = 64;
const BOTTOM = 842 - 64;
const HEAD = { color: SOFT, ...LINE };
/** The heading and the heads of the columns. */
const HEADS_HEIGHT = 48;

/** Draws a line for each visit, on as many pages as they need, and the total to which they add up. */
export async function drawStatementLines(
  pdf: Pdf,
  statement: StatementRow,
  lines: readonly DocumentLine[],
  top: number,
  language: Language,
): Promise<void> {
  const { currency } = statement;
  let y = top;
  for (const [index, line] of lines.entries()) {
    const laidOut = layOutLine(pdf, line, language);
    // No heads without a line below them, and no total without one above it.
    const heads = index === 0 ? HEADS_HEIGHT : 0;
    const total = index === lines.length - 1 ? TOTAL_HEIGHT : 0;
    const isFull = y + heads + laidOut.height + total > BOTTOM;
    if (isFull) {
      // Others are served between two pages.
      await setImmediate();
      pdf.addPage();
      y = TOP;
    }
    if (index === 0) y = drawText(pdf, statementText(language, 'lines'), LEFT, y, 240, HEAD) + 4;
    if (index === 0 || isFull) y = drawColumnHeads(pdf, currency, y, language);
    y = drawLine(pdf, laidOut, currency, y, language);
  }
  // Its rule covers the pale one of the last line.
  drawTotal(pdf, statement, y - GAP.below - 8, language);
}

function drawColumnHeads(pdf: Pdf, currency: string, y: number, language: Language): number {
  const say = (key: string) => statementText(language, `columns.${key}`);
  const inCurrency = (key: string) =>
    statementText(language, 'columnIn', { column: say(key), currency });
  drawText(pdf, say('date'), COLUMNS.date.x, y, COLUMNS.date.width, HEAD);
  drawText(pdf, say('class'), COLUMNS.title.x, y, COLUMNS.title.width, HEAD);
  drawText(pdf, say('initials'), COLUMNS.initials.x, y, COLUMNS.initials.width, HEAD);
  drawText(pdf, say('kind'), COLUMNS.kind.x, y, COLUMNS.kind.width, HEAD);
  drawAtEnd(pdf, inCurrency('rate'), y, HEAD, RATE_END);
  return drawRule(pdf, drawAtEnd(pdf, inCurrency('amount'), y, HEAD)) - 6;
}

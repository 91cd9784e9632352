import { drawFacts, drawHead } from '../../../platform/pdf/document-head.ts';
import {
  breakText,
  drawAtEnd,
  drawLines,
  drawText,
  LEFT,
  type Pdf,
  RIGHT,
  renderPdf,
  SOFT,
} from '../../../platform/pdf/pdf-page.ts';
import { formatUtcDay } from '../../../platform/translation/format-document-date.ts';
import type { Language } from '../../../platform/translation/translate.ts';
import type { StatementRow } from '../month/closed-statements.store.ts';
import { drawStatementLines } from './draw-statement-lines.ts';
import { drawSums, type StatementSum } from './draw-sums.ts';
import type { DocumentLine } from './load-document-lines.ts';
import { formatMonth, statementText } from './statement-texts.ts';

/** A document with more lines names the CSV file instead: forty pages of them are not readable. */
export const MAX_DRAWN_LINES = 1_200;

const WIDTH = RIGHT - LEFT;
const FOOT = { top: 802, pageWidth: 110, style: { color: SOFT, size: 8 } };

/** A closed month, its sums and its lines. */
export interface StatementContent {
  statement: StatementRow;
  sums: readonly StatementSum[];
  /** Empty when there are too many. */
  lines: readonly DocumentLine[];
}

/** Renders a closed month, the same bytes each time: its only date is that of its closing. */
export async function renderStatement(
  content: StatementContent,
  language: Language,
): Promise<Uint8Array> {
  const { month, venueName, payerName, closedAt } = content.statement;
  const title = `${statementText(language, 'title')} ${venueName} ${month}`;
  const info = { title, author: payerName, language, at: closedAt };
  return renderPdf(
    info,
    (pdf) => drawStatement(pdf, content, language),
    (pdf, page, pages) => drawFoot(pdf, content.statement, { page, pages }, language),
  );
}

async function drawStatement(pdf: Pdf, content: StatementContent, language: Language) {
  const { statement, sums, lines } = content;
  const y = drawSums(pdf, statement, sums, drawStatementHead(pdf, statement, language), language);
  if (lines.length > 0) return drawStatementLines(pdf, statement, lines, y + 28, language);
  if (statement.lines === 0) return;
  const tooMany = statementText(language, 'tooMany', { count: statement.lines });
  drawText(pdf, tooMany, LEFT, y + 12, WIDTH, { color: SOFT, size: 9 });
}

function drawStatementHead(pdf: Pdf, statement: StatementRow, language: Language): number {
  const say = (key: string) => statementText(language, key);
  const payer = [statement.payerName, statement.payerAddress].filter(Boolean);
  const y = drawHead(pdf, payer, say('title'), { space: 36 }) + 20;
  const facts = [
    [say('month'), formatMonth(statement.month, language)],
    [say('venue'), statement.venueName],
    [say('partner'), statement.partnerName],
    [say('closed'), formatUtcDay(statement.closedAt, language)],
  ] as const;
  return drawFacts(pdf, facts, y);
}

/** Each page says of which statement it is: printed ones get mixed up. */
function drawFoot(
  pdf: Pdf,
  { month, venueName }: StatementRow,
  values: { page: number; pages: number },
  language: Language,
): void {
  const { top, pageWidth, style } = FOOT;
  const name = `${statementText(language, 'title')} ${formatMonth(month, language)}, ${venueName}`;
  const [line = '', ...more] = breakText(pdf, name, WIDTH - pageWidth, style);
  drawLines(pdf, [more.length > 0 ? `${line} …` : line], LEFT, top, style);
  drawAtEnd(pdf, statementText(language, 'page', values), top, style);
}

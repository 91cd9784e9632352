import { setImmediate } from 'node:timers/promises';
import { PAID_VISIT_KINDS, type PaidVisitKind } from '@pulse/domain';
import {
  drawAtEnd,
  drawRule,
  drawText,
  LEFT,
  type Pdf,
  RIGHT,
  renderPdf,
  SOFT,
} from '../../../platform/pdf/pdf-page.ts';
import { formatAmount } from '../../../platform/translation/format-amount.ts';
import type { Language } from '../../../platform/translation/translate.ts';
import type { StatementRow } from '../month/closed-statements.store.ts';
import type { DocumentLine } from './load-document-lines.ts';
import { formatDay, formatMonth, statementText } from './statement-texts.ts';

/** A document with more lines names the CSV file instead: nobody reads forty pages of them. */
export const MAX_DRAWN_LINES = 1_200;

const BOTTOM = 842 - 64;
const LABELS = 140;
const SMALL = { size: 8 };
const LABEL = { color: SOFT, size: 9 };
/** Where the columns of a line begin; the amounts end at the margin. */
const COLUMNS = { date: LEFT, title: LEFT + 62, initials: LEFT + 214, kind: LEFT + 252 };
const RATE_END = LEFT + 392;
/** Where the counts of the sums end: far enough from their amounts, of many digits too. */
const COUNT_END = LEFT + 300;

interface StatementContent {
  statement: StatementRow;
  sums: readonly { kind: PaidVisitKind | 'corrections'; lines: number; amountMinor: number }[];
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
  const subject = `${venueName}, ${formatMonth(month, language)}`;
  const footer = (page: number, pages: number) =>
    `${subject}, ${statementText(language, 'page', { page, pages })}`;
  const info = { title, author: payerName, language, at: closedAt, footer };
  return renderPdf(info, (pdf) => drawStatement(pdf, content, language));
}

async function drawStatement(pdf: Pdf, content: StatementContent, language: Language) {
  const { statement, lines } = content;
  let y = drawSums(pdf, content, drawHead(pdf, statement, language), language);
  const say = (key: string, values = {}) => statementText(language, key, values);
  if (lines.length === 0 && statement.lines > 0)
    drawText(pdf, say('tooMany', { count: statement.lines }), LEFT, y + 12, RIGHT - LEFT, LABEL);
  if (lines.length > 0) y = drawColumns(pdf, y + 20, language);
  for (const line of lines) {
    if (y > BOTTOM - 48) {
      // Others are served between two pages.
      await setImmediate();
      pdf.addPage();
      y = drawColumns(pdf, 64, language);
    }
    y = drawLine(pdf, line, statement.currency, y, language);
  }
}

function drawHead(pdf: Pdf, statement: StatementRow, language: Language): number {
  const say = (key: string) => statementText(language, key);
  const width = RIGHT - LEFT;
  let y = 72;
  const payer = [statement.payerName, statement.payerAddress].filter(Boolean);
  for (const [index, line] of payer.entries())
    y = drawText(pdf, line, LEFT, y, width, index === 0 ? { bold: true, size: 12 } : {});
  y = drawText(pdf, say('title'), LEFT, y + 36, width, { bold: true, size: 26 }) + 20;
  const facts = [
    [say('month'), formatMonth(statement.month, language)],
    [say('venue'), statement.venueName],
    [say('partner'), statement.partnerName],
    [say('closed'), formatDay(statement.closedAt, language)],
  ] as const;
  for (const [label, value] of facts) {
    drawText(pdf, label, LEFT, y, LABELS, { color: SOFT });
    y = drawText(pdf, value, LEFT + LABELS, y, width - LABELS) + 4;
  }
  return y;
}

function drawSums(
  pdf: Pdf,
  { statement, sums }: StatementContent,
  top: number,
  language: Language,
): number {
  const say = (key: string, values = {}) => statementText(language, key, values);
  const { currency, totalMinor, withoutRate } = statement;
  const amount = (amount_minor: number) => formatAmount({ amount_minor, currency }, language);
  let y = drawRule(pdf, top + 20);
  drawText(pdf, say('sums'), LEFT, y, 220, LABEL);
  drawAtEnd(pdf, say('count'), y, LABEL, COUNT_END);
  y = drawAtEnd(pdf, say('columns.amount'), y, LABEL) + 4;
  for (const kind of [...PAID_VISIT_KINDS, 'corrections'] as const) {
    const sum = sums.find((one) => one.kind === kind);
    if (!sum) continue;
    const name = kind === 'corrections' ? say('corrections') : say(`kind.${kind}`);
    drawText(pdf, name, LEFT, y, 260);
    drawAtEnd(pdf, String(sum.lines), y, {}, COUNT_END);
    y = drawAtEnd(pdf, amount(sum.amountMinor), y) + 2;
  }
  y = drawRule(pdf, y + 8);
  drawText(pdf, say('total'), LEFT, y, 240, { bold: true, size: 12 });
  y = drawAtEnd(pdf, amount(totalMinor), y, { bold: true, size: 12 });
  if (withoutRate === 0) return y;
  return drawText(
    pdf,
    say('withoutRate', { count: withoutRate }),
    LEFT,
    y + 6,
    RIGHT - LEFT,
    LABEL,
  );
}

function drawColumns(pdf: Pdf, y: number, language: Language): number {
  const say = (key: string) => statementText(language, `columns.${key}`);
  const style = { color: SOFT, ...SMALL };
  drawText(pdf, say('date'), COLUMNS.date, y, 60, style);
  drawText(pdf, say('class'), COLUMNS.title, y, 146, style);
  drawText(pdf, say('initials'), COLUMNS.initials, y, 38, style);
  drawText(pdf, say('kind'), COLUMNS.kind, y, 100, style);
  drawAtEnd(pdf, say('rate'), y, style, RATE_END);
  return drawRule(pdf, drawAtEnd(pdf, say('amount'), y, style)) - 6;
}

function drawLine(
  pdf: Pdf,
  line: DocumentLine,
  currency: string,
  y: number,
  language: Language,
): number {
  const say = (key: string, values = {}) => statementText(language, key, values);
  const amount = (amount_minor: number) => formatAmount({ amount_minor, currency }, language);
  const kind = say(`kind.${line.kind}`);
  const corrected = line.correctsMonth
    ? `${say(`type.${line.type}`)}, ${say('correctionOf', { month: formatMonth(line.correctsMonth, language) })}`
    : '';
  drawText(pdf, line.date, COLUMNS.date, y, 60, SMALL);
  drawText(pdf, line.initials, COLUMNS.initials, y, 34, SMALL);
  if (line.rateMinor !== null) drawAtEnd(pdf, amount(line.rateMinor), y, SMALL, RATE_END);
  drawAtEnd(pdf, line.amountMinor === null ? say('notAgreed') : amount(line.amountMinor), y, SMALL);
  const ends = [
    drawText(pdf, line.title ?? say('openGym'), COLUMNS.title, y, 146, SMALL),
    drawText(pdf, kind, COLUMNS.kind, y, 82, SMALL),
  ];
  const end = Math.max(...ends);
  if (!corrected) return end + 2;
  const width = RIGHT - COLUMNS.title;
  return drawText(pdf, corrected, COLUMNS.title, end, width, { color: SOFT, ...SMALL }) + 2;
}

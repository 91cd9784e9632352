import { PAID_VISIT_KINDS, type PaidVisitKind } from '@pulse/domain';
import {
  drawAtEnd,
  drawRule,
  drawText,
  LEFT,
  type Pdf,
  RIGHT,
  SOFT,
} from '../../../platform/pdf/pdf-page.ts';
import { formatAmount } from '../../../platform/translation/format-amount.ts';
import type { Language } from '../../../platform/translation/translate.ts';
import type { StatementRow } from '../month/closed-statements.store.ts';
import { statementText } from './statement-texts.ts';

const LABEL = { color: SOFT, size: 9 };
const TOTAL = { bold: true, size: 12 };
/** The height of the total with the rule above it. */
export const TOTAL_HEIGHT = 38;
/** Leaves room for the largest amount beside it. */
const COUNT_END = LEFT + 310;

/** What one kind of visit comes to; `corrections` are those of closed months. */
export interface StatementSum {
  kind: PaidVisitKind | 'corrections';
  lines: number;
  amountMinor: number;
}

/** Draws what each kind of visit comes to, and the total; returns where the next text may begin. */
export function drawSums(
  pdf: Pdf,
  statement: StatementRow,
  sums: readonly StatementSum[],
  top: number,
  language: Language,
): number {
  const say = (key: string, values = {}) => statementText(language, key, values);
  const { currency, withoutRate: count } = statement;
  let y = drawRule(pdf, top + 20);
  drawText(pdf, say('sums'), LEFT, y, 240, LABEL);
  drawAtEnd(pdf, say('count'), y, LABEL, COUNT_END);
  y = drawAtEnd(pdf, say('columns.amount'), y, LABEL) + 4;
  for (const kind of [...PAID_VISIT_KINDS, 'corrections'] as const) {
    const sum = sums.find((one) => one.kind === kind);
    if (!sum) continue;
    const name = kind === 'corrections' ? say('corrections') : say(`kind.${kind}`);
    const amount = formatAmount({ amount_minor: sum.amountMinor, currency }, language);
    drawText(pdf, name, LEFT, y, 270);
    drawAtEnd(pdf, String(sum.lines), y, {}, COUNT_END);
    y = drawAtEnd(pdf, amount, y) + 2;
  }
  y = drawTotal(pdf, statement, y, language);
  if (count === 0) return y;
  return drawText(pdf, say('withoutRate', { count }), LEFT, y + 6, RIGHT - LEFT, LABEL);
}

/** Draws the total below a rule; returns where the next text may begin. */
export function drawTotal(
  pdf: Pdf,
  { totalMinor, currency }: StatementRow,
  top: number,
  language: Language,
): number {
  const y = drawRule(pdf, top + 8);
  drawText(pdf, statementText(language, 'total'), LEFT, y, 240, TOTAL);
  return drawAtEnd(pdf, formatAmount({ amount_minor: totalMinor, currency }, language), y, TOTAL);
}

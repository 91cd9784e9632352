import { decimalAmount } from '@pulse/domain';
import type { Deps } from '../../../platform/deps.ts';
import { refuse } from '../../../platform/refusal.ts';
import { listRevenue, type RevenueRow } from './revenue.store.ts';

/** The months of a report, YYYY-MM, both included. */
export interface RevenueMonths {
  from: string;
  to: string;
}

/** Two years; a report of more is asked for in parts. */
const MAX_MONTHS = 24;
const MAX_ROWS = 1_000;

/** Revenue by month, plan and currency. Refuses months in the wrong order and more than 24. */
export async function getRevenue({ db }: Deps, { from, to }: RevenueMonths) {
  const first = monthNumber(from);
  const last = monthNumber(to);
  if (last < first || last - first >= MAX_MONTHS)
    return refuse('validation_failed', { field: 'to' });
  const rows = await listRevenue(db, startOf(first), startOf(last + 1), MAX_ROWS);
  return { items: rows.map(present), next_cursor: null };
}

/** The same as CSV for a spreadsheet: amounts in whole units with a point, codes only, no formula. */
export async function exportRevenue(deps: Deps, months: RevenueMonths) {
  const revenue = await getRevenue(deps, months);
  if (!('items' in revenue)) return revenue;
  const lines = revenue.items.map(({ month, plan_code, payments, ...amounts }) => {
    const { currency } = amounts;
    const decimal = (amount_minor: number) => decimalAmount({ amount_minor, currency });
    return [
      month,
      plan_code ?? 'drop_in',
      currency,
      payments,
      decimal(amounts.received_minor),
      decimal(amounts.refunded_minor),
      decimal(amounts.net_minor),
    ].join(',');
  });
  const header = 'month,plan,currency,payments,received,refunded,net';
  return Buffer.from([header, ...lines, ''].join('\r\n'));
}

function present(row: RevenueRow) {
  return { ...row, net_minor: row.received_minor - row.refunded_minor };
}

function monthNumber(month: string): number {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return year * 12 + number - 1;
}

function startOf(month: number): Date {
  return new Date(Date.UTC(Math.floor(month / 12), month % 12, 1));
}

import { sql } from 'kysely';
import type { Db } from '../../../platform/database/transaction.ts';
import type { CursorPosition } from '../../../platform/http/routes/page-cursor.ts';
import { PAYMENT_COLUMNS } from '../payment-row.ts';
import type { PrintedNumber } from '../receipts/receipt-number.ts';

/** What payments are searched by: their member, or a number on paper. */
export type PaymentSearch =
  | { email: string }
  | { paperNumber: string; printed: PrintedNumber | null };

/**
 * The payments that were searched for, after a position, newest first. A reversal is no row of its
 * own: the payment that it takes back says so.
 */
export function listFoundPayments(
  db: Db,
  search: PaymentSearch,
  after: CursorPosition<string> | null,
  limit: number,
) {
  // A cursor holds milliseconds, the column microseconds.
  const begun = sql<Date>`date_trunc('milliseconds', p.created_at)`;
  const query = db
    .selectFrom('payments as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .leftJoin('payments as reversal', 'reversal.reverses_payment_id', 'p.id')
    .select(PAYMENT_COLUMNS.map((column) => `p.${column}` as const))
    .select(['p.settled_at', 'p.method', 'p.receipt_number', 'reversal.id as reversal_id'])
    .select(sql<string | null>`p.received_on::text`.as('received_on'))
    .select(['u.full_name', 'u.email', 'u.deleted_at'])
    .where('p.reverses_payment_id', 'is', null)
    .where(matches(search))
    .orderBy(begun, 'desc')
    .orderBy('p.id')
    .limit(limit);
  const key = after && new Date(after.key);
  return after
    ? query
        .where(sql<boolean>`(${begun} < ${key} OR (${begun} = ${key} AND p.id > ${after.id}))`)
        .execute()
    : query.execute();
}

function matches(search: PaymentSearch) {
  if ('email' in search)
    return sql<boolean>`lower(u.email) = ${search.email.toLowerCase()} AND u.deleted_at IS NULL`;
  const { paperNumber, printed } = search;
  const onPaper = sql<boolean>`lower(p.receipt_number) = ${paperNumber.toLowerCase()}`;
  if (!printed) return onPaper;
  return sql<boolean>`(${onPaper} OR p.id = (SELECT r.payment_id FROM receipts r
    WHERE r.kind = ${printed.kind} AND r.year = ${printed.year} AND r.number = ${printed.number}
      AND r.series = ${printed.series}))`;
}

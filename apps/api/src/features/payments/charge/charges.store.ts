import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/transaction.ts';
import { PAYMENT_COLUMNS, type PaymentRow } from '../payment-row.ts';

/** The values of a charge that is intended. */
export type NewCharge = Pick<
  PaymentRow,
  | 'provider'
  | 'user_id'
  | 'membership_id'
  | 'purpose'
  | 'title'
  | 'amount_minor'
  | 'currency'
  | 'plan_code'
  | 'billing_interval'
  | 'idempotency_key'
  | 'return_path'
  | 'expires_at'
  | 'created_at'
>;

/**
 * Inserts intended charges and returns their ids by their keys; one whose key is there already is
 * returned instead of a second.
 */
export async function insertIntents(
  tx: Tx,
  charges: readonly NewCharge[],
): Promise<Map<string, string>> {
  if (charges.length === 0) return new Map();
  await tx
    .insertInto('payments')
    .values(charges.map((charge) => ({ ...charge, status: 'processing' })))
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .execute();
  const rows = await tx
    .selectFrom('payments')
    .select(['id', 'idempotency_key'])
    .where(
      'idempotency_key',
      'in',
      charges.map((charge) => charge.idempotency_key),
    )
    .execute();
  return new Map(rows.flatMap(({ id, idempotency_key: key }) => (key ? [[key, id]] : [])));
}

/**
 * Takes a charge without an outcome until `until`, so that no other process works on it, and counts
 * the attempt; null when it has an outcome or is being worked on. `accountDeleted`: whose it is.
 */
export async function claimCharge(
  db: Db,
  id: string,
  now: Date,
  until: Date,
): Promise<(PaymentRow & { account_deleted: boolean }) | null> {
  const row = await db
    .updateTable('payments')
    .set((payment) => ({
      locked_until: until,
      attempts: payment('attempts', '+', 1),
      attempted_at: sql<Date>`coalesce(attempted_at, ${now})`,
    }))
    .where('id', '=', id)
    .where('status', '=', 'processing')
    .where((payment) =>
      payment.or([payment('locked_until', 'is', null), payment('locked_until', '<=', now)]),
    )
    .returning(PAYMENT_COLUMNS)
    .returning(
      sql<boolean>`EXISTS (SELECT FROM users u
        WHERE u.id = payments.user_id AND u.deleted_at IS NOT NULL)`.as('account_deleted'),
    )
    .executeTakeFirst();
  return (row as (PaymentRow & { account_deleted: boolean }) | undefined) ?? null;
}

/** Leaves a charge without an outcome until it is looked at again. */
export async function postponeCharge(db: Db, id: string, until: Date): Promise<void> {
  await db
    .updateTable('payments')
    .set({ locked_until: until })
    .where('id', '=', id)
    .where('status', '=', 'processing')
    .execute();
}

/** Charges intended before an instant that have no outcome and that no process works on. */
export async function listUnsettledCharges(
  db: Db,
  before: Date,
  now: Date,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('payments')
    .select('id')
    .where('status', '=', 'processing')
    .where('created_at', '<=', before)
    .where((payment) =>
      payment.or([payment('locked_until', 'is', null), payment('locked_until', '<=', now)]),
    )
    .orderBy('created_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

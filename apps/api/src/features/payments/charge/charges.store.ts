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

/** Inserts an intended charge; one with the same key is returned instead of a second. */
export async function insertCharge(tx: Tx, charge: NewCharge): Promise<{ id: string }> {
  const inserted = await tx
    .insertInto('payments')
    .values({ ...charge, status: 'processing' })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) return inserted;
  return tx
    .selectFrom('payments')
    .select('id')
    .where('idempotency_key', '=', charge.idempotency_key)
    .executeTakeFirstOrThrow();
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

/** Charges intended before an instant that have no outcome and that nobody works on. */
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

import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/transaction.ts';
import type { ProviderName } from '../../../platform/payment-provider.ts';
import { PAYMENT_COLUMNS, type PaymentRow } from '../payment-row.ts';

/** The values of a new refund. */
export interface NewRefund {
  payment_id: string;
  amount_minor: number;
  currency: string;
  reason: string;
  requested_by?: string | null;
  idempotency_key?: string | null;
  status?: 'pending' | 'succeeded';
  settled_at?: Date | null;
}

/** Inserts a refund and returns its id. */
export async function insertRefund(tx: Tx, refund: NewRefund): Promise<{ id: string }> {
  return tx.insertInto('refunds').values(refund).returning('id').executeTakeFirstOrThrow();
}

/** The refund that the same person requested with the same key before. */
export async function findRequestedRefund(tx: Tx, requestedBy: string, key: string) {
  return tx
    .selectFrom('refunds')
    .select(['id', 'payment_id', 'amount_minor', 'currency'])
    .where('requested_by', '=', requestedBy)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

/** Locks the payment to refund: by its id, or the settled one of a booking. */
export async function lockPaymentToRefund(
  tx: Tx,
  of: { paymentId?: string | undefined; bookingId?: string | undefined },
): Promise<PaymentRow | null> {
  let query = tx
    .selectFrom('payments')
    .select(PAYMENT_COLUMNS)
    .where('status', 'in', ['paid', 'partially_refunded'])
    .where('reverses_payment_id', 'is', null)
    .orderBy('settled_at', 'desc')
    .limit(1)
    .forUpdate();
  if (of.paymentId) query = query.where('id', '=', of.paymentId);
  if (of.bookingId) query = query.where('booking_id', '=', of.bookingId);
  if (!of.paymentId && !of.bookingId) throw new Error('A refund of no payment');
  return ((await query.executeTakeFirst()) as PaymentRow | undefined) ?? null;
}

/** Books how much of a locked payment is given back. */
export async function saveRefundedAmount(
  tx: Tx,
  id: string,
  refunded_minor: number,
  status: 'refunded' | 'partially_refunded',
): Promise<void> {
  await tx.updateTable('payments').set({ refunded_minor, status }).where('id', '=', id).execute();
}

/** A refund to send, with what its provider needs. */
export interface DueRefund {
  id: string;
  payment_id: string;
  amount_minor: number;
  currency: string;
  attempts: number;
  provider_reference: string | null;
  provider: ProviderName;
  payment_reference: string | null;
}

/** Takes some due refunds until `until`, so that no other process sends them meanwhile. */
export async function claimDueRefunds(
  db: Db,
  now: Date,
  until: Date,
  limit: number,
): Promise<DueRefund[]> {
  const { rows } = await sql<DueRefund>`
    UPDATE refunds r SET next_attempt_at = ${until}, attempts = r.attempts + 1
    FROM payments p
    WHERE p.id = r.payment_id AND r.id IN (
      SELECT id FROM refunds
      WHERE status = 'pending' AND (next_attempt_at IS NULL OR next_attempt_at <= ${now})
      ORDER BY next_attempt_at NULLS FIRST LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING r.id, r.payment_id, r.amount_minor, r.currency, r.attempts, r.provider_reference,
      p.provider, p.provider_reference AS payment_reference`.execute(db);
  return rows;
}

/** Saves what became of a refund that is still pending; false when it was settled meanwhile. */
export async function saveRefundOutcome(
  tx: Db | Tx,
  id: string,
  outcome: {
    status: 'pending' | 'succeeded' | 'failed';
    provider_reference?: string | null;
    failure_code?: string | null;
    next_attempt_at?: Date | null;
    settled_at?: Date | null;
  },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('refunds')
    .set(outcome)
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A refund with its payment's reference at the provider. */
export async function findRefund(db: Db | Tx, id: string): Promise<DueRefund | null> {
  const { rows } = await sql<DueRefund>`
    SELECT r.id, r.payment_id, r.amount_minor, r.currency, r.attempts, r.provider_reference,
      p.provider, p.provider_reference AS payment_reference
    FROM refunds r JOIN payments p ON p.id = r.payment_id WHERE r.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** Marks a refund that the bank sent back as failed; false when it was known. */
export async function failRefund(tx: Tx, id: string, code: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('refunds')
    .set({ status: 'failed', failure_code: code })
    .where('id', '=', id)
    .where('status', '<>', 'failed')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

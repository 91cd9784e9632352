import type { Db, Tx } from '../../../platform/database/transaction.ts';
import { PAYMENT_COLUMNS, type PaymentRow } from '../payment-row.ts';

/** The values of a payment with a checkout page. */
export type NewCheckout = Pick<
  PaymentRow,
  | 'id'
  | 'provider'
  | 'user_id'
  | 'purpose'
  | 'title'
  | 'amount_minor'
  | 'currency'
  | 'plan_code'
  | 'billing_interval'
  | 'booking_id'
  | 'membership_id'
  | 'idempotency_key'
  | 'return_path'
  | 'expires_at'
>;

/** Inserts an open payment. */
export async function insertPayment(tx: Tx, payment: NewCheckout): Promise<void> {
  await tx.insertInto('payments').values(payment).execute();
}

/** The payment with a key. */
export async function findPaymentByKey(tx: Tx, key: string): Promise<PaymentRow | null> {
  const row = await tx
    .selectFrom('payments')
    .select(PAYMENT_COLUMNS)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  return (row as PaymentRow | undefined) ?? null;
}

/** Saves the checkout page of a payment; false when the payment is no longer open by then. */
export async function saveCheckoutPage(
  db: Db,
  id: string,
  page: { url: string; reference: string | null },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payments')
    .set({ checkout_url: page.url, checkout_reference: page.reference })
    .where('id', '=', id)
    .where('status', 'in', ['open', 'requires_action'])
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Some open payments whose time is over. */
export async function listDuePayments(db: Db, now: Date, limit: number): Promise<PaymentRow[]> {
  const rows = await db
    .selectFrom('payments')
    .select(PAYMENT_COLUMNS)
    .where('status', '=', 'open')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(limit)
    .execute();
  return rows as PaymentRow[];
}

import { sql } from 'kysely';
import { deleteInBatches } from '../../../platform/database/delete-in-batches.ts';
import type { Db, Tx } from '../../../platform/database/transaction.ts';
import type { ProviderEvent } from '../../../platform/payment-provider.ts';
import { PAYMENT_COLUMNS, type PaymentRow } from '../payment-row.ts';

/** Writes an event in the transaction of its effect; false when it was written before. */
export async function insertWebhookEvent(
  tx: Tx,
  event: Pick<ProviderEvent, 'id' | 'type'>,
  at: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('payment_webhook_events')
    .values({ id: event.id, type: event.type, received_at: at })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows) > 0;
}

/** Whether an event had its effect before. */
export async function isKnownEvent(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('payment_webhook_events')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** The payment that an event is about: by our id, which the provider keeps for us, or by its own. */
export async function findConcernedPayment(
  db: Db,
  { paymentId, checkoutReference, reference }: NonNullable<ProviderEvent['concerns']>,
): Promise<PaymentRow | null> {
  if (!paymentId && !checkoutReference && !reference) return null;
  const row = await db
    .selectFrom('payments')
    .select(PAYMENT_COLUMNS)
    .where((payment) =>
      payment.or([
        ...(paymentId ? [payment('id', '=', paymentId)] : []),
        ...(checkoutReference ? [payment('checkout_reference', '=', checkoutReference)] : []),
        ...(reference ? [payment('provider_reference', '=', reference)] : []),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return (row as PaymentRow | undefined) ?? null;
}

/** Deletes events received before an instant: a provider repeats them for days, not for months. */
export async function deleteOldWebhookEvents(db: Db, before: Date): Promise<void> {
  await deleteInBatches((most) =>
    sql`DELETE FROM payment_webhook_events WHERE ctid = ANY (ARRAY (
      SELECT ctid FROM payment_webhook_events WHERE received_at < ${before} LIMIT ${most}))`.execute(
      db,
    ),
  );
}

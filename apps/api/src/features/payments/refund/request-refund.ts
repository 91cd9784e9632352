import type { Money } from '@pulse/domain';
import { MixedCurrencies } from '@pulse/domain';
import type { Tx } from '../../../platform/database/transaction.ts';
import { amountReceived } from '../payment-row.ts';
import { insertRefund, lockPaymentToRefund, saveRefundedAmount } from './refunds.store.ts';

/** What is to be given back, and why: a refusal's code or a word of the caller. */
export interface RefundCommand {
  paymentId?: string;
  bookingId?: string;
  /** What is left of the payment unless given. */
  amount?: Money;
  reason: string;
  /** Who decided it, where a person did. */
  requestedBy?: string;
  idempotencyKey?: string;
}

/**
 * Writes a refund in the caller's transaction; a job sends it to the provider afterwards. Returns
 * null when nothing, or less than the amount, is left to give back. Throws for another currency.
 */
export async function requestRefund(
  tx: Tx,
  { paymentId, bookingId, amount, reason, requestedBy, idempotencyKey }: RefundCommand,
): Promise<{ id: string; amount: Money } | null> {
  const payment = await lockPaymentToRefund(tx, { paymentId, bookingId });
  if (!payment) return null;
  const received = amountReceived(payment);
  const left = received.amount_minor - payment.refunded_minor;
  if (amount && amount.currency !== received.currency)
    throw new MixedCurrencies(amount.currency, received.currency);
  const amount_minor = amount?.amount_minor ?? left;
  if (amount_minor < 1 || amount_minor > left) return null;
  const status = amount_minor === left ? 'refunded' : 'partially_refunded';
  await saveRefundedAmount(tx, payment.id, payment.refunded_minor + amount_minor, status);
  const given = { amount_minor, currency: received.currency };
  const { id } = await insertRefund(tx, {
    payment_id: payment.id,
    ...given,
    reason,
    requested_by: requestedBy ?? null,
    idempotency_key: idempotencyKey ?? null,
  });
  return { id, amount: given };
}

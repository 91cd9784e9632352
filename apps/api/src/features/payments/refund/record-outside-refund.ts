import type { Tx } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { amountReceived, type PaymentRow } from '../payment-row.ts';
import { issueCreditNote } from '../receipts/issue-receipts.ts';
import { insertRefund, saveRefundedAmount } from './refunds.store.ts';

/**
 * Books what was given back at the provider itself, past us: whatever its total has more than ours.
 * The caller has locked the payment.
 */
export async function recordOutsideRefund(
  deps: Deps,
  tx: Tx,
  payment: PaymentRow,
  refundedMinor: number,
): Promise<void> {
  const received = amountReceived(payment);
  const total = Math.min(refundedMinor, received.amount_minor);
  const outside = total - payment.refunded_minor;
  if (outside <= 0) return;
  const status = total === received.amount_minor ? 'refunded' : 'partially_refunded';
  await saveRefundedAmount(tx, payment.id, total, status);
  const refund = await insertRefund(tx, {
    payment_id: payment.id,
    amount_minor: outside,
    currency: received.currency,
    reason: 'made_at_provider',
    status: 'succeeded',
    settled_at: new Date(deps.clock.now()),
  });
  const amount = { amount_minor: outside, currency: received.currency };
  await issueCreditNote(deps, tx, { paymentId: payment.id, refundId: refund.id, amount });
}

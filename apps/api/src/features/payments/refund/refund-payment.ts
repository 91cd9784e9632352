import type { Money } from '@pulse/domain';
import { audit } from '../../../platform/audit/audit.sql.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { publish } from '../../../platform/events/domain-events.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { refuse } from '../../../platform/refusal.ts';
import { findPayment } from '../payments.store.ts';
import { requestRefund } from './request-refund.ts';

/**
 * Refunds a payment whole or in part, as staff decided, and tells the member. Refuses more than what
 * is left of it, and another currency.
 */
export async function refundPayment(
  { db }: Deps,
  staff: AuthenticatedUser,
  paymentId: string,
  { amount, reason }: { amount?: Money | undefined; reason: string },
) {
  return inTransaction(db, async (tx) => {
    const payment = await findPayment(tx, paymentId);
    if (!payment) return refuse('not_found');
    if (amount && amount.currency !== (payment.received_currency ?? payment.currency))
      return refuse('validation_failed', { field: 'amount' });
    const refund = await requestRefund(tx, {
      paymentId,
      ...(amount && { amount }),
      reason: 'decided_by_staff',
      requestedBy: staff.id,
    });
    if (!refund) return refuse('payment_not_refundable');
    await publish(tx, {
      type: 'payment.refunded',
      payload: { payment_id: paymentId, refund_id: refund.id, why: 'by_pulse' },
    });
    await audit(tx, {
      actor: staff.id,
      action: 'refund_payment',
      subject: { type: 'payment', id: paymentId },
      before: { status: payment.status, refunded_minor: payment.refunded_minor },
      after: { ...refund.amount, refund: refund.id, reason },
    });
    return { id: refund.id, payment_id: paymentId, amount: refund.amount };
  });
}

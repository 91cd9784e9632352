import { isSameMoney, type Money } from '@pulse/domain';
import { audit } from '../../../platform/audit/audit.sql.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { publish } from '../../../platform/events/domain-events.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { refuse } from '../../../platform/refusal.ts';
import { lockPayment } from '../settle/settle.store.ts';
import { findRequestedRefund } from './refunds.store.ts';
import { requestRefund } from './request-refund.ts';

/** What staff decided. */
interface RefundRequest {
  amount?: Money | undefined;
  reason: string;
  idempotencyKey?: string | undefined;
}

/**
 * Refunds a payment whole or in part, as staff decided, and tells the member. Refuses more than what
 * is left of it, and another currency.
 */
export async function refundPayment(
  { db }: Deps,
  staff: AuthenticatedUser,
  paymentId: string,
  { amount, reason, idempotencyKey }: RefundRequest,
) {
  return inTransaction(db, async (tx) => {
    // Locked, so that the second of two clicks finds the refund of the first.
    const payment = await lockPayment(tx, paymentId);
    if (!payment) return refuse('not_found');
    const earlier = idempotencyKey && (await findRequestedRefund(tx, staff.id, idempotencyKey));
    if (earlier) return repeat(earlier, paymentId, amount);
    if (amount && amount.currency !== (payment.received_currency ?? payment.currency))
      return refuse('validation_failed', { field: 'amount' });
    const refund = await requestRefund(tx, {
      paymentId,
      ...(amount && { amount }),
      reason: 'decided_by_staff',
      requestedBy: staff.id,
      ...(idempotencyKey && { idempotencyKey }),
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

/** The answer to a request that was made before; refuses its key with another request. */
function repeat(
  earlier: NonNullable<Awaited<ReturnType<typeof findRequestedRefund>>>,
  paymentId: string,
  amount: Money | undefined,
) {
  const given = { amount_minor: earlier.amount_minor, currency: earlier.currency };
  if (earlier.payment_id !== paymentId || (amount && !isSameMoney(amount, given)))
    return refuse('idempotency_key_reused');
  return { id: earlier.id, payment_id: paymentId, amount: given };
}

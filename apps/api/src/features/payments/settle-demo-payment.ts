import { inTransaction } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { publish } from '../../platform/events/domain-events.ts';
import { refuse } from '../../platform/refusal.ts';
import { paymentHook } from './payment-hooks.ts';
import { lockPayment, markSettled } from './payments.store.ts';
import { hasExpired, presentPayment } from './present-payment.ts';

/**
 * Approves or declines a payment on the demo's checkout page; its purchase takes effect in the same
 * transaction. A payment that was settled before is returned unchanged. Refuses an expired one.
 */
export async function settleDemoPayment(
  deps: Deps,
  userId: string,
  paymentId: string,
  outcome: 'approve' | 'decline',
) {
  if (!deps.config.demo) return refuse('not_found');
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const payment = await lockPayment(tx, paymentId, userId);
    if (!payment) return refuse('not_found');
    if (hasExpired(payment, now) || payment.status === 'expired') return refuse('payment_expired');
    if (payment.status !== 'open') return presentPayment(payment, now);
    const hook = paymentHook(deps, payment.purpose);
    const status = outcome === 'approve' ? 'paid' : 'declined';
    await markSettled(tx, payment.id, status, new Date(now));
    if (status === 'declined') await hook.declined(tx, payment);
    else {
      const refusal = await hook.paid(tx, payment);
      if (refusal) return refusal;
      await publish(tx, {
        type: 'payment.settled',
        payload: { payment_id: payment.id, how: 'checkout' },
      });
    }
    return presentPayment({ ...payment, status }, now);
  });
}

import { isSettled } from '@pulse/domain';
import type { Deps } from '../../../platform/deps.ts';
import { refuse } from '../../../platform/refusal.ts';
import { findPayment } from '../payments.store.ts';
import { presentPayment } from '../present-payment.ts';
import { settleAfresh } from '../settle/settle-payment.ts';

/**
 * One of the member's own payments, as it stands at the provider at this moment: a member who comes back
 * from the card page before its event has arrived finds the payment settled.
 */
export async function checkPayment(deps: Deps, userId: string, paymentId: string) {
  const payment = await findPayment(deps.db, paymentId, userId);
  if (!payment) return refuse('not_found');
  if (!isSettled(payment.status)) await settleAfresh(deps, payment);
  const current = (await findPayment(deps.db, paymentId, userId)) ?? payment;
  return presentPayment(current, deps.clock.now());
}

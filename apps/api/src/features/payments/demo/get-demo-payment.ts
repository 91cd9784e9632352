import type { Deps } from '../../../platform/deps.ts';
import { refuse } from '../../../platform/refusal.ts';
import { findPayment } from '../payments.store.ts';
import { presentPayment } from '../present-payment.ts';

/** One of the member's own payments for the demo's checkout page; not found outside demo mode. */
export async function getDemoPayment(deps: Deps, userId: string, paymentId: string) {
  if (!deps.config.demo) return refuse('not_found');
  const payment = await findPayment(deps.db, paymentId, userId);
  return payment ? presentPayment(payment, deps.clock.now()) : refuse('not_found');
}

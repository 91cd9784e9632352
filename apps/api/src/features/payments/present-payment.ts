import type { EpochMs } from '@pulse/domain';
import type { PaymentRow } from './payments.store.ts';

/** Whether a payment is still open but past its time. */
export function hasExpired(payment: PaymentRow, now: EpochMs): boolean {
  return payment.status === 'open' && now >= payment.expires_at.getTime();
}

/** A payment in its wire form, for the checkout page. */
export function presentPayment(payment: PaymentRow, now: EpochMs) {
  return {
    id: payment.id,
    purpose: payment.purpose,
    amount: { amount_minor: payment.amount_minor, currency: payment.currency },
    status: hasExpired(payment, now) ? ('expired' as const) : payment.status,
    title: payment.title,
    return_path: payment.return_path,
    expires_at: payment.expires_at.toISOString(),
  };
}

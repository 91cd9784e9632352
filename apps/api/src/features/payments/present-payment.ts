import type { EpochMs } from '@pulse/domain';
import { amountAsked, type PaymentRow } from './payment-row.ts';

/** Whether a payment is still open but past its time. */
export function hasExpired(payment: PaymentRow, now: EpochMs): boolean {
  const waits = payment.status === 'open' || payment.status === 'requires_action';
  return waits && now >= payment.expires_at.getTime();
}

/** A payment in its wire form, for the checkout page. */
export function presentPayment(payment: PaymentRow, now: EpochMs) {
  return {
    id: payment.id,
    purpose: payment.purpose,
    amount: amountAsked(payment),
    status: hasExpired(payment, now) ? ('expired' as const) : payment.status,
    title: payment.title,
    return_path: payment.return_path,
    expires_at: payment.expires_at.toISOString(),
  };
}

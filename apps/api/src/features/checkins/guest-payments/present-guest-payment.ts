import type { GuestPaymentRow } from './guest-payments.store.ts';

/** A payment of a guest on the wire. */
export function presentGuestPayment(payment: GuestPaymentRow) {
  return {
    id: payment.id,
    number: payment.number,
    method: payment.method,
    amount: { amount_minor: payment.amount_minor, currency: payment.currency },
    staff_name: payment.staff_name || null,
    recorded_at: payment.recorded_at.toISOString(),
  };
}

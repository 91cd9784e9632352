import { type Money, receivedAmountFault } from '@pulse/domain';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { amountAsked, type PaymentRow } from '../payments/index.ts';

/** Refuses a payment by hand of another amount than the price, unless staff gave a reason. */
export function refuseOtherAmount(payment: PaymentRow, price: Money): Refusal | null {
  if (payment.provider !== 'manual') return null;
  const { other_amount_reason: otherAmountReason } = payment;
  const fault = receivedAmountFault(price, { amount: amountAsked(payment), otherAmountReason });
  return fault && refuse('validation_failed', { field: 'amount.amount_minor', fault });
}

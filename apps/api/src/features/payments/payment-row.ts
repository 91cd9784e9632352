import type { BillingInterval, Money, PaymentState, PlanCode } from '@pulse/domain';
import type { ProviderName, ProviderPayment } from '../../platform/payment-provider.ts';

/** What money is asked for. */
export type PaymentPurpose = 'membership' | 'renewal' | 'upgrade' | 'drop_in';

/** A payment as other features read it. */
export interface PaymentRow {
  id: string;
  user_id: string;
  provider: ProviderName;
  purpose: PaymentPurpose;
  amount_minor: number;
  currency: string;
  status: PaymentState;
  plan_code: PlanCode | null;
  billing_interval: BillingInterval | null;
  booking_id: string | null;
  membership_id: string | null;
  idempotency_key: string | null;
  checkout_reference: string | null;
  checkout_url: string | null;
  provider_reference: string | null;
  /** What was received, where it differs from what was asked for. */
  received_minor: number | null;
  received_currency: string | null;
  /** Given back, or about to be. */
  refunded_minor: number;
  failure_code: string | null;
  /** Where the member confirms with the bank; null unless it asks for that. */
  confirm_url: string | null;
  attempts: number;
  attempted_at: Date | null;
  /** Why staff received another amount than the price; null when it was the price. */
  other_amount_reason: string | null;
  title: string;
  return_path: string;
  expires_at: Date;
  created_at: Date;
}

/** The columns of a PaymentRow. */
export const PAYMENT_COLUMNS = [
  'id',
  'user_id',
  'provider',
  'purpose',
  'amount_minor',
  'currency',
  'status',
  'plan_code',
  'billing_interval',
  'booking_id',
  'membership_id',
  'idempotency_key',
  'checkout_reference',
  'checkout_url',
  'provider_reference',
  'received_minor',
  'received_currency',
  'refunded_minor',
  'failure_code',
  'confirm_url',
  'attempts',
  'attempted_at',
  'other_amount_reason',
  'title',
  'return_path',
  'expires_at',
  'created_at',
] as const;

/** What was asked for. */
export function amountAsked(payment: PaymentRow): Money {
  return { amount_minor: payment.amount_minor, currency: payment.currency };
}

/** What was received: of an unpaid payment what was asked for. */
export function amountReceived(payment: PaymentRow): Money {
  return {
    amount_minor: payment.received_minor ?? payment.amount_minor,
    currency: payment.received_currency ?? payment.currency,
  };
}

/** A payment as its provider needs it. Only what pays for a plan saves the card. */
export function toProviderPayment(payment: PaymentRow): ProviderPayment {
  return {
    id: payment.id,
    userId: payment.user_id,
    title: payment.title,
    amount: amountAsked(payment),
    createdAt: payment.created_at.getTime(),
    idempotencyKey: payment.idempotency_key ?? payment.id,
    checkoutReference: payment.checkout_reference,
    reference: payment.provider_reference,
    savesCard: payment.purpose !== 'drop_in',
  };
}

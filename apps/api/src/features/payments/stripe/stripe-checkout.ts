import { type EpochMs, MINUTE } from '@pulse/domain';
import type Stripe from 'stripe';
import type { ProviderPayment } from '../../../platform/payment-provider.ts';
import { toStripeAmount } from './stripe-amounts.ts';

/** Pages that are created within this time are one page. */
const BUCKET = 30 * MINUTE;

/** What each read of a page or an intent needs besides itself. */
export const SESSION_DETAILS = ['payment_intent.latest_charge', 'payment_intent.payment_method'];
export const INTENT_DETAILS = ['latest_charge', 'payment_method'];

/**
 * The request for a checkout page and its key. Stripe refuses a key that comes back with another
 * body, so the body depends on the payment and on the half hour only. A page lives for 60 to 90
 * minutes unless we close it before; Stripe's minimum is 30.
 */
export function checkoutRequest(
  payment: ProviderPayment,
  customer: string | null,
  page: { url: string; now: EpochMs },
): { body: Stripe.Checkout.SessionCreateParams; idempotencyKey: string } {
  const bucket = Math.floor(page.now / BUCKET);
  const { amount, currency } = toStripeAmount(payment.amount);
  const metadata = { payment_id: payment.id };
  return {
    idempotencyKey: `checkout-${payment.id}-${bucket}`,
    body: {
      mode: 'payment',
      client_reference_id: payment.id,
      metadata,
      line_items: [
        {
          quantity: 1,
          price_data: { currency, unit_amount: amount, product_data: { name: payment.title } },
        },
      ],
      payment_intent_data: {
        description: payment.title,
        metadata,
        ...(payment.savesCard && { setup_future_usage: 'off_session' as const }),
      },
      ...(customer && { customer }),
      success_url: `${page.url}?returned=paid`,
      cancel_url: `${page.url}?returned=unpaid`,
      expires_at: ((bucket + 3) * BUCKET) / 1000,
      expand: SESSION_DETAILS,
    },
  };
}

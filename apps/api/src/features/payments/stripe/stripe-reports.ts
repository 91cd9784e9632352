import type Stripe from 'stripe';
import type { PaymentReport, SavedCard } from '../../../platform/payment-provider.ts';
import { fromStripeAmount } from './stripe-amounts.ts';

/** What a payment intent, with its latest charge and its payment method, says about a payment. */
export function reportOfIntent(intent: Stripe.PaymentIntent): PaymentReport {
  const reference = intent.id;
  switch (intent.status) {
    case 'succeeded':
      return {
        status: 'paid',
        reference,
        amount: fromStripeAmount(intent.amount_received, intent.currency),
        refundedMinor: refundedOf(intent),
        card: cardOf(intent),
      };
    case 'requires_action':
    case 'requires_confirmation':
      return { status: 'requires_action', reference };
    case 'requires_payment_method':
      return intent.last_payment_error
        ? reportOfDecline(intent.last_payment_error, reference)
        : { status: 'open' };
    case 'canceled':
      return { status: 'declined', code: 'canceled', reference };
    default:
      return { status: 'unknown' };
  }
}

/** What a checkout page, with its expanded payment intent, says about a payment. */
export function reportOfSession(session: Stripe.Checkout.Session): PaymentReport {
  if (session.status === 'expired') return { status: 'expired' };
  if (session.status !== 'complete') return { status: 'open' };
  const intent = session.payment_intent;
  // Some means of payment take days; the page is complete, and the money is not there yet.
  if (session.payment_status !== 'paid' || !intent || typeof intent === 'string')
    return { status: 'unknown' };
  return reportOfIntent(intent);
}

/** What an error of a charge says; null when the charge may have been made all the same. */
export function reportOfError(error: unknown): PaymentReport {
  const { type, payment_intent, ...details } = error as Partial<Stripe.errors.StripeCardError> & {
    type?: string;
    decline_code?: string;
  };
  if (type === 'StripeCardError') return reportOfDecline(details, payment_intent?.id ?? null);
  // Refused before it began: an unknown customer, a removed card.
  if (type === 'StripeInvalidRequestError')
    return { status: 'declined', code: details.code ?? 'invalid_request', reference: null };
  if (type?.startsWith('Stripe')) return { status: 'unknown' };
  throw error;
}

/** How much of a payment was given back, in our units. */
export function refundedOf(intent: Stripe.PaymentIntent): number {
  const charge = intent.latest_charge;
  if (!charge || typeof charge === 'string') return 0;
  return fromStripeAmount(charge.amount_refunded, charge.currency).amount_minor;
}

function reportOfDecline(
  { code, decline_code }: { code?: string | undefined; decline_code?: string | undefined },
  reference: string | null,
): PaymentReport {
  if (code === 'authentication_required' || decline_code === 'authentication_required')
    return { status: 'requires_action', reference };
  return { status: 'declined', code: decline_code ?? code ?? 'card_declined', reference };
}

/** The card of an intent that saves it for later. */
function cardOf(intent: Stripe.PaymentIntent): SavedCard | null {
  const { customer, payment_method: method, setup_future_usage } = intent;
  const customerReference = typeof customer === 'string' ? customer : customer?.id;
  if (setup_future_usage !== 'off_session' || !customerReference) return null;
  if (!method || typeof method === 'string') return null;
  return {
    customerReference,
    paymentMethodReference: method.id,
    brand: method.card?.brand ?? null,
    last4: method.card?.last4 ?? null,
    expiresMonth: method.card?.exp_month ?? null,
    expiresYear: method.card?.exp_year ?? null,
  };
}

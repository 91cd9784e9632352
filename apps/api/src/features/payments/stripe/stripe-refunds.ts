import type { ProviderRefund, RefundReport } from '../../../platform/payment-provider.ts';
import { toStripeAmount } from './stripe-amounts.ts';
import type { CallStripe } from './stripe-client.ts';

/** Sends a refund once, under its own key, or asks what became of it once it has a reference. */
export async function sendStripeRefund(
  call: CallStripe,
  { id, amount, paymentReference, reference }: ProviderRefund,
): Promise<RefundReport> {
  if (!paymentReference) return { status: 'failed', code: 'charge_unknown' };
  try {
    const refund = await call((stripe) =>
      reference
        ? stripe.refunds.retrieve(reference)
        : stripe.refunds.create(
            {
              payment_intent: paymentReference,
              amount: toStripeAmount(amount).amount,
              metadata: { refund_id: id },
            },
            { idempotencyKey: `refund-${id}` },
          ),
    );
    if (refund.status === 'succeeded') return { status: 'succeeded', reference: refund.id };
    if (refund.status === 'failed' || refund.status === 'canceled')
      return { status: 'failed', code: refund.failure_reason ?? refund.status };
    return { status: 'pending', reference: refund.id };
  } catch (error) {
    const { type, code } = error as { type?: string; code?: string };
    if (type === 'StripeInvalidRequestError')
      return { status: 'failed', code: code ?? 'invalid_request' };
    if (type?.startsWith('Stripe')) return { status: 'unknown' };
    throw error;
  }
}

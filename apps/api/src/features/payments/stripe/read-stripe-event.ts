import type { EpochMs } from '@pulse/domain';
import type Stripe from 'stripe';
import type { StripeConfig } from '../../../config/stripe-config.ts';
import type { ProviderEvent } from '../../../platform/payment-provider.ts';
import { fromStripeAmount } from './stripe-amounts.ts';
import { createStripeClient } from './stripe-client.ts';

/** How old a signature may be, and how far in the future when clocks differ, in seconds. */
const TOLERANCE_SECONDS = 300;

/** Reads and verifies one event; null when it is not Stripe's, too old or in the future, or of the other mode. */
export type ReadStripeEvent = (
  body: Buffer,
  signature: string,
  now: EpochMs,
) => Promise<ProviderEvent | null>;

/** A reader for the events of one account. */
export function createStripeEventReader(config: StripeConfig): ReadStripeEvent {
  const { client } = createStripeClient(config);
  const isLive = /^[a-z]+_live_/.test(config.secretKey);
  return async (body, signature, now) => {
    const stripe = await client();
    let event: Stripe.Event;
    try {
      event = stripe.webhooks.constructEvent(
        body,
        signature,
        config.webhookSecret,
        TOLERANCE_SECONDS,
        undefined,
        now,
      );
    } catch {
      return null;
    }
    // The library refuses old signatures only.
    if (signedAt(signature) > now / 1000 + TOLERANCE_SECONDS) return null;
    if (event.livemode !== isLive) return null;
    return { id: event.id, type: event.type, concerns: concernsOf(event) };
  };
}

/** When a signature says that it was made, in seconds: the latest of its times. */
const signedAt = (signature: string) =>
  Math.max(...[...signature.matchAll(/(?:^|,)t=(\d+)/g)].map(([, seconds]) => Number(seconds)));

function concernsOf(event: Stripe.Event): ProviderEvent['concerns'] {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return {
        ...NOTHING,
        paymentId: ourId(event.data.object.metadata),
        checkoutReference: event.data.object.id,
      };
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
    case 'payment_intent.canceled':
      return {
        ...NOTHING,
        paymentId: ourId(event.data.object.metadata),
        reference: event.data.object.id,
      };
    case 'charge.refunded':
      return { ...NOTHING, reference: idOf(event.data.object.payment_intent) };
    case 'refund.updated':
    case 'refund.failed':
      return {
        ...NOTHING,
        reference: idOf(event.data.object.payment_intent),
        refundId: uuid(event.data.object.metadata?.refund_id),
      };
    case 'charge.dispute.created':
    case 'charge.dispute.closed': {
      const { id, amount, currency, status, payment_intent } = event.data.object;
      return {
        ...NOTHING,
        reference: idOf(payment_intent),
        dispute: {
          reference: `${id} ${status}`,
          amount: fromStripeAmount(amount, currency),
          status,
        },
      };
    }
    default:
      return null;
  }
}

const NOTHING = {
  paymentId: null,
  checkoutReference: null,
  reference: null,
  dispute: null,
  refundId: null,
};

const ourId = (metadata: Stripe.Metadata | null) => uuid(metadata?.payment_id);

// The operator may write anything into the metadata at the provider.
const uuid = (text: string | undefined) =>
  text && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text) ? text : null;

const idOf = (object: string | { id: string } | null) =>
  typeof object === 'string' ? object : (object?.id ?? null);

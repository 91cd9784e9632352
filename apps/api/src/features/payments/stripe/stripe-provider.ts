import { type EpochMs, HOUR } from '@pulse/domain';
import type { StripeConfig } from '../../../config/stripe-config.ts';
import type { Clock } from '../../../platform/clock.ts';
import type {
  PaymentProvider,
  PaymentReport,
  ProviderPayment,
  SavedCard,
} from '../../../platform/payment-provider.ts';
import { fromStripeAmount, toStripeAmount } from './stripe-amounts.ts';
import { checkoutRequest, INTENT_DETAILS, SESSION_DETAILS } from './stripe-checkout.ts';
import { type CallStripe, createStripeClient } from './stripe-client.ts';
import { sendStripeRefund } from './stripe-refunds.ts';
import { refundedOf, reportOfError, reportOfIntent, reportOfSession } from './stripe-reports.ts';

/** How far the clocks of Stripe and of this server may be apart. */
const CLOCK_DIFFERENCE = HOUR;

/**
 * Stripe: Checkout pages for payments with the member present, off-session payment intents for
 * charges. It has no subscription of ours: periods, retries and proration are decided here.
 */
export function createStripeProvider(
  config: StripeConfig,
  publicUrl: string,
  clock: Clock,
): PaymentProvider {
  const { call } = createStripeClient(config);
  const checkoutPath = ({ id }: { id: string }) => `/app/pay/${id}`;
  return {
    name: 'stripe',
    hasCheckout: true,
    checkoutPath,
    async startCheckout(payment, card) {
      try {
        const customer = payment.savesCard
          ? (card?.customerReference ?? (await createCustomer(call, payment.userId)))
          : null;
        const page = { url: publicUrl + checkoutPath(payment), now: clock.now() };
        const { body, idempotencyKey } = checkoutRequest(payment, customer, page);
        const session = await call((stripe) =>
          stripe.checkout.sessions.create(body, { idempotencyKey }),
        );
        if (!session.url) return { status: 'unknown' };
        return { url: session.url, reference: session.id, customerReference: customer };
      } catch (error) {
        reportOfError(error);
        return { status: 'unknown' };
      }
    },
    async expireCheckout(payment) {
      const { checkoutReference } = payment;
      if (!checkoutReference) return { status: 'expired' };
      try {
        const expand = { expand: SESSION_DETAILS };
        return reportOfSession(
          await call((stripe) => stripe.checkout.sessions.expire(checkoutReference, expand)),
        );
      } catch {
        // It was completed or has expired just before.
        return readPayment(call, payment, null);
      }
    },
    charge: (payment, card) => charge(call, payment, card),
    refund: (refund) => sendStripeRefund(call, refund),
    readPayment: (payment, card) => readPayment(call, payment, card),
    async portalUrl(customer, return_url) {
      try {
        const session = await call((stripe) =>
          stripe.billingPortal.sessions.create({ customer, return_url }),
        );
        return session.url;
      } catch (error) {
        reportOfError(error);
        return null;
      }
    },
    async deleteCustomer(reference) {
      try {
        await call((stripe) => stripe.customers.del(reference));
      } catch (error) {
        const { type, code } = error as { type?: string; code?: string };
        // Stripe's own error quotes what was sent, which is not for the log.
        if (code !== 'resource_missing') throw new Error(`A customer is not removed: ${type}`);
      }
    },
    listPaymentsSince: (since) => listPayments(call, since),
  };
}

/** The customer is only a number to Stripe: no name and no address leave this server. */
async function createCustomer(call: CallStripe, userId: string): Promise<string> {
  const { id } = await call((stripe) =>
    stripe.customers.create(
      { metadata: { user_id: userId } },
      { idempotencyKey: `customer-${userId}` },
    ),
  );
  return id;
}

async function charge(
  call: CallStripe,
  payment: ProviderPayment,
  card: SavedCard | null,
): Promise<PaymentReport> {
  const customer = card?.customerReference;
  const payment_method = card?.paymentMethodReference;
  if (!customer || !payment_method)
    return { status: 'declined', code: 'no_saved_card', reference: null };
  try {
    const intent = await call((stripe) =>
      stripe.paymentIntents.create(
        {
          ...toStripeAmount(payment.amount),
          customer,
          payment_method,
          off_session: true,
          confirm: true,
          description: payment.title,
          metadata: { payment_id: payment.id },
          expand: INTENT_DETAILS,
        },
        { idempotencyKey: payment.idempotencyKey },
      ),
    );
    return reportOfIntent(intent);
  } catch (error) {
    // The card was replaced since the first attempt, whose outcome is what counts.
    if ((error as { type?: string }).type === 'StripeIdempotencyError')
      return readPayment(call, payment, card);
    return reportOfError(error);
  }
}

async function readPayment(
  call: CallStripe,
  { id, checkoutReference, reference, createdAt }: ProviderPayment,
  card: SavedCard | null,
): Promise<PaymentReport> {
  try {
    if (checkoutReference)
      return reportOfSession(
        await call((stripe) =>
          stripe.checkout.sessions.retrieve(checkoutReference, { expand: SESSION_DETAILS }),
        ),
      );
    if (reference)
      return reportOfIntent(
        await call((stripe) =>
          stripe.paymentIntents.retrieve(reference, { expand: INTENT_DETAILS }),
        ),
      );
    const customer = card?.customerReference;
    if (!customer) return { status: 'missing' };
    const created = { gte: Math.floor((createdAt - CLOCK_DIFFERENCE) / 1000) };
    const expand = INTENT_DETAILS.map((detail) => `data.${detail}`);
    const { data } = await call((stripe) =>
      stripe.paymentIntents.list({ customer, created, expand, limit: 100 }),
    );
    const intent = data.find(({ metadata }) => metadata.payment_id === id);
    return intent ? reportOfIntent(intent) : { status: 'missing' };
  } catch (error) {
    if ((error as { code?: string }).code === 'resource_missing') return { status: 'missing' };
    reportOfError(error);
    return { status: 'unknown' };
  }
}

async function* listPayments(call: CallStripe, since: EpochMs) {
  const created = { gte: Math.floor(since / 1000) };
  for (let after: string | undefined; ; ) {
    const page = await call((stripe) =>
      stripe.paymentIntents.list({
        created,
        limit: 100,
        expand: ['data.latest_charge'],
        ...(after && { starting_after: after }),
      }),
    ).catch((error: { type?: string }) => {
      throw new Error(`The payments at Stripe are not listed: ${error.type}`);
    });
    for (const intent of page.data)
      yield {
        paymentId: intent.metadata.payment_id ?? null,
        reference: intent.id,
        amount: fromStripeAmount(intent.amount_received, intent.currency),
        isPaid: intent.status === 'succeeded',
        refundedMinor: refundedOf(intent),
      };
    after = page.data.at(-1)?.id;
    if (!page.has_more || !after) return;
  }
}

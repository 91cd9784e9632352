import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/transaction.ts';
import type {
  PaymentProvider,
  PaymentReport,
  ProviderPayment,
} from '../../../platform/payment-provider.ts';
import { answerOf, demoCard } from './demo-card.ts';
import {
  type DemoCharge,
  findDemoCharge,
  listDemoCharges,
  recordDemoCharge,
  refundDemoCharge,
} from './demo-charges.store.ts';

const PAGE = 100;

/**
 * The provider of the demo: its own checkout page and a bank without money, which keeps books of its
 * own and is asked for them as any other provider.
 */
export function createDemoProvider({ db, clock }: { db: Db; clock: Clock }): PaymentProvider {
  const checkoutPath = ({ id }: { id: string }) => `/demo/checkout/${id}`;
  const read = async (
    { id, userId }: ProviderPayment,
    without: 'open' | 'expired' | 'missing',
  ): Promise<PaymentReport> => {
    const charge = await findDemoCharge(db, id);
    return charge ? report(charge, userId) : { status: without };
  };
  return {
    name: 'demo',
    hasCheckout: true,
    checkoutPath,
    startCheckout: async (payment) => ({
      url: checkoutPath(payment),
      reference: null,
      customerReference: null,
    }),
    expireCheckout: (payment) => read(payment, 'expired'),
    async charge(payment, card) {
      const answer = answerOf(card);
      const status = { approve: 'paid', decline: 'declined', confirm: 'requires_action' } as const;
      const charge = await recordDemoCharge(db, {
        reference: payment.idempotencyKey,
        payment_id: payment.id,
        status: status[answer],
        failure_code: answer === 'decline' ? 'card_declined' : null,
        ...payment.amount,
        later_answer: null,
        created_at: new Date(clock.now()),
      });
      return report(charge, payment.userId);
    },
    async refund({ id, amount, paymentReference, reference }) {
      if (reference) return { status: 'succeeded', reference };
      const given = paymentReference
        ? await refundDemoCharge(db, paymentReference, amount.amount_minor)
        : true;
      return given
        ? { status: 'succeeded', reference: `refund-${id}` }
        : { status: 'failed', code: 'charge_already_refunded' };
    },
    readPayment: (payment) => read(payment, 'open'),
    deleteCustomer: async () => undefined,
    async *listPaymentsSince(since) {
      for (let after = ''; ; ) {
        const charges = await listDemoCharges(db, new Date(since), after, PAGE);
        for (const charge of charges) yield listed(charge);
        const last = charges.at(-1);
        if (!last) return;
        after = last.reference;
      }
    },
  };
}

function report(charge: DemoCharge, userId: string): PaymentReport {
  const { reference, status, later_answer } = charge;
  if (status === 'declined')
    return { status, reference, code: charge.failure_code ?? 'card_declined' };
  if (status === 'requires_action') return { status, reference };
  const amount = { amount_minor: charge.amount_minor, currency: charge.currency };
  const card = later_answer ? demoCard(userId, later_answer) : null;
  return { status, reference, amount, refundedMinor: charge.refunded_minor, card };
}

function listed(charge: DemoCharge) {
  return {
    paymentId: charge.payment_id,
    reference: charge.reference,
    amount: { amount_minor: charge.amount_minor, currency: charge.currency },
    isPaid: charge.status === 'paid',
    refundedMinor: charge.refunded_minor,
  };
}

import type { Deps } from '../../../platform/deps.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { PaymentRow } from '../payment-row.ts';
import { findPayment } from '../payments.store.ts';
import { hasExpired, presentPayment } from '../present-payment.ts';
import { settlePayment } from '../settle/settle-payment.ts';
import { type DemoDelivery, deliverDemoEvent } from './deliver-demo-event.ts';
import type { DemoAnswer } from './demo-card.ts';
import { recordDemoCharge } from './demo-charges.store.ts';

/** What is chosen on the demo's card page. */
export interface DemoChoice {
  outcome: DemoAnswer;
  /** When and how often Pulse hears of it. */
  delivery: DemoDelivery;
  /** What the bank says to later charges of this card. */
  laterCharges: DemoAnswer;
}

const STATUS = { approve: 'paid', decline: 'declined', confirm: 'requires_action' } as const;

/**
 * What the bank says on the demo's checkout page. The bank writes it into its own books; Pulse hears
 * of it as chosen, and settles the payment like one of any provider. A payment that was settled
 * before is returned unchanged. Refuses an expired one.
 */
export async function settleDemoPayment(
  deps: Deps,
  userId: string,
  paymentId: string,
  choice: DemoChoice,
) {
  const { db, config, clock, paymentProvider: provider } = deps;
  if (!config.demo || provider.name !== 'demo') return refuse('not_found');
  const payment = await findPayment(db, paymentId, userId);
  if (!payment) return refuse('not_found');
  const now = clock.now();
  if (hasExpired(payment, now) || payment.status === 'expired') return refuse('payment_expired');
  if (payment.status === 'open' || payment.status === 'requires_action')
    await answer(deps, payment, choice);
  const settled = (await findPayment(db, paymentId, userId)) ?? payment;
  return presentPayment(settled, now);
}

async function answer(deps: Deps, payment: PaymentRow, choice: DemoChoice): Promise<void> {
  const { db, clock } = deps;
  // The bank's question and the answer to it are two entries; each answer is given once.
  const step = choice.outcome === 'confirm' ? 'question' : 'answer';
  const charge = await recordDemoCharge(db, {
    reference: `${step}-${payment.id}`,
    payment_id: payment.id,
    status: STATUS[choice.outcome],
    failure_code: choice.outcome === 'decline' ? 'card_declined' : null,
    amount_minor: payment.amount_minor,
    currency: payment.currency,
    // Only what pays for a plan saves the card.
    later_answer: payment.purpose === 'drop_in' ? null : choice.laterCharges,
    created_at: new Date(clock.now()),
  });
  // The page itself asks its visitor to confirm: that is no event for Pulse.
  if (charge.status === 'requires_action') {
    const { status, reference } = charge;
    await settlePayment(deps, payment.id, { status, reference });
    return;
  }
  await deliverDemoEvent(deps, charge, choice.delivery);
}

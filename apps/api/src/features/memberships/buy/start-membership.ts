import {
  addBillingMonths,
  billingMonthsIn,
  type EpochMs,
  subscriptionStateAt,
} from '@pulse/domain';
import type { Tx } from '../../../platform/database/transaction.ts';
import { publish } from '../../../platform/events/domain-events.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import type { PaymentRow } from '../../payments/index.ts';
import { changeMembership } from '../change-membership.store.ts';
import { findPlan, insertMembership } from '../memberships.store.ts';
import { termsOfPlan } from '../plans/terms-of-plan.ts';
import { refuseOtherAmount } from '../refuse-other-amount.ts';
import { insertPaidCharge } from '../renew/membership-charges.store.ts';
import { lockLiveMembership } from '../stored-membership.store.ts';

/**
 * Starts the membership that was paid for, at `now`, in place of the given one that the payment names.
 * Refuses when the member got one meanwhile, by another payment or as a gift: no page said that
 * this one would be replaced, and another amount by hand than the price without a reason. The payment
 * is then undone.
 */
export async function startMembership(
  tx: Tx,
  payment: PaymentRow,
  now: EpochMs,
): Promise<Refusal | null> {
  if (!payment.plan_code || !payment.billing_interval)
    throw new Error('A membership payment without a plan');
  const plan = await findPlan(tx, payment.plan_code);
  if (!plan) return refuse('plan_unknown', { plan_code: payment.plan_code });
  const membership = await lockLiveMembership(tx, payment.user_id);
  // A membership that is over may not be stored as ended yet. Its bookings are covered by the new one.
  const isReplaced = membership?.givenUntil != null && membership.id === payment.membership_id;
  if (membership && (isReplaced || subscriptionStateAt(membership, now) === 'ended'))
    await changeMembership(tx, membership.id, { state: 'ended', endedAt: now, retryAt: null });
  const { amount_minor, currency, billing_interval: interval } = payment;
  const published = termsOfPlan(plan, interval);
  const refusal = refuseOtherAmount(payment, published.price);
  if (refusal) return refusal;
  // What a card paid is what was agreed, also when the plan became dearer while its page was open.
  const isByHand = payment.provider === 'manual';
  const terms = isByHand ? published : { ...published, price: { amount_minor, currency } };
  const periodEndsAt = addBillingMonths(now, billingMonthsIn(interval));
  const started = await insertMembership(tx, {
    user_id: payment.user_id,
    terms,
    anchored_at: new Date(now),
    period_ends_at: new Date(periodEndsAt),
  });
  if (!started) return refuse('already_member', { plan_code: membership?.terms.plan ?? null });
  const paidFor = { paymentId: payment.id, membershipId: started.id, periodEndsAt, terms };
  await insertPaidCharge(tx, { ...paidFor, kind: 'start' }, new Date(now));
  await publish(tx, { type: 'membership.started', payload: { membership_id: started.id } });
  return null;
}

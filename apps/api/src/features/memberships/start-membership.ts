import { addBillingMonths, type EpochMs, subscriptionStateAt } from '@pulse/domain';
import type { Tx } from '../../platform/database/transaction.ts';
import { publish } from '../../platform/events/domain-events.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import type { PaymentRow } from '../payments/index.ts';
import { loadPlanAndUses } from './member-uses.store.ts';
import { endMembership, insertMembership } from './memberships.store.ts';

/**
 * Starts the membership that was paid for, at `now`. Refuses when the member got one meanwhile, by
 * another payment; this payment is then undone.
 */
export async function startMembership(
  tx: Tx,
  payment: PaymentRow,
  now: EpochMs,
): Promise<Refusal | null> {
  if (!payment.plan_code || !payment.billing_interval)
    throw new Error('A membership payment without a plan');
  const { membership } = await loadPlanAndUses(tx, payment.user_id, now, now);
  // A membership that is over may not be stored as ended yet.
  if (membership && subscriptionStateAt(membership, now) === 'ended')
    await endMembership(tx, membership.id, new Date(now));
  const months = payment.billing_interval === 'month' ? 1 : 12;
  const started = await insertMembership(tx, {
    user_id: payment.user_id,
    plan_code: payment.plan_code,
    billing_interval: payment.billing_interval,
    anchored_at: new Date(now),
    period_ends_at: new Date(addBillingMonths(now, months)),
  });
  if (!started) return refuse('already_member', { plan_code: membership?.planCode ?? null });
  await publish(tx, { type: 'membership.started', payload: { membership_id: started.id } });
  return null;
}

import { type EpochMs, inactiveState, subscriptionStateAt } from '@pulse/domain';
import type { Tx } from '../../../platform/database/transaction.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import type { PaymentRow } from '../../payments/index.ts';
import { refuseOtherAmount } from '../refuse-other-amount.ts';
import { lockLiveMembership } from '../stored-membership.store.ts';
import { listMembershipsWithPrices } from './due-memberships.store.ts';
import { insertPaidCharge } from './membership-charges.store.ts';
import { renewalTerms } from './renewal-terms.ts';

/**
 * Writes what a renewal pays for that staff recorded, which the renewal job had not asked for before: the period
 * after the present one. Refuses a membership that is paused, cancelled or ended, another plan or
 * interval than its renewal has, and another amount without a reason.
 */
export async function recordRenewal(
  tx: Tx,
  payment: PaymentRow,
  now: EpochMs,
): Promise<Refusal | null> {
  const membership = await lockLiveMembership(tx, payment.user_id);
  if (!membership || subscriptionStateAt(membership, now) === 'ended')
    return refuse('no_membership');
  const state = inactiveState(membership, now);
  if (state === 'paused' || state === 'cancelled')
    return refuse('membership_not_active', { state });
  const [priced] = await listMembershipsWithPrices(tx, [membership.id]);
  if (!priced) return refuse('no_membership');
  const terms = renewalTerms(priced);
  if (terms.plan !== payment.plan_code) return refuse('validation_failed', { field: 'plan_code' });
  if (terms.interval !== payment.billing_interval)
    return refuse('validation_failed', { field: 'billing_interval' });
  const refusal = refuseOtherAmount(payment, terms.price);
  if (refusal) return refusal;
  const { id: membershipId, periodEndsAt } = membership;
  const paidFor = { paymentId: payment.id, membershipId, periodEndsAt, terms };
  await insertPaidCharge(tx, { ...paidFor, kind: 'renewal' }, new Date(now));
  return null;
}

import { isDeepStrictEqual } from 'node:util';
import { type AgreedTerms, type EpochMs, subscriptionStateAt } from '@pulse/domain';
import type { Tx } from '../../../platform/database/transaction.ts';
import { publish } from '../../../platform/events/domain-events.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { deletePriceNotices } from '../agree/price-notices.store.ts';
import { changeMembership } from '../change-membership.store.ts';
import { findCharge, saveOutcome } from '../renew/membership-charges.store.ts';
import { lockMembership } from '../stored-membership.store.ts';

/**
 * Begins the upgrade that was paid for at `now`. Refuses when the period it was charged for is over
 * or was moved by a pause, or another upgrade was paid since; the money is then given back.
 */
export async function settleUpgrade(
  tx: Tx,
  payment: { id: string },
  now: EpochMs,
): Promise<Refusal | null> {
  const charge = await findCharge(tx, payment.id);
  const membership = await lockMembership(tx, charge.membershipId);
  await saveOutcome(tx, payment.id, 'paid');
  if (!membership || subscriptionStateAt(membership, now) !== 'active')
    return refuse('no_membership');
  const isOver = membership.periodEndsAt !== charge.periodEndsAt || now >= membership.periodEndsAt;
  // Another upgrade was paid since: this one was charged for what the member has no more.
  if (isOver || !isDeepStrictEqual(membership.terms, charge.replacedTerms))
    return refuse('already_member', { plan_code: membership.terms.plan });
  await beginUpgrade(tx, membership.id, charge.terms, charge.nextTerms);
  return null;
}

/** Begins larger terms at once; what was agreed for the renewal before is replaced. */
export async function beginUpgrade(
  tx: Tx,
  membershipId: string,
  terms: AgreedTerms,
  nextTerms: AgreedTerms | null,
): Promise<void> {
  await changeMembership(tx, membershipId, { terms, nextTerms });
  await deletePriceNotices(tx, membershipId, null);
  await publish(tx, { type: 'membership.upgraded', payload: { membership_id: membershipId } });
}

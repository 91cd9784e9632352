import { type EpochMs, renewalAfterPause, subscriptionStateAt } from '@pulse/domain';
import { inTransaction, type Tx } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { publish } from '../../../platform/events/domain-events.ts';
import { isRefusal, refuse } from '../../../platform/refusal.ts';
import { changeMembership } from '../change-membership.store.ts';
import { presentMembershipOf } from '../read/get-membership.ts';
import { lockLiveMembership, type StoredMembership } from '../stored-membership.store.ts';
import { findLatestPause, shortenPause } from './membership-pauses.store.ts';

/**
 * Ends a pause now: the renewal moves only by the days that were really paused. A membership that is
 * not paused stays as it is.
 */
export async function resumeMembership(deps: Deps, userId: string) {
  const now = deps.clock.now();
  const refusal = await inTransaction(deps.db, async (tx) => {
    const membership = await lockLiveMembership(tx, userId);
    if (!membership || subscriptionStateAt(membership, now) === 'ended')
      return refuse('no_membership');
    if (subscriptionStateAt(membership, now) !== 'paused') return null;
    await changeMembership(tx, membership.id, {
      state: 'active',
      resumesAt: null,
      periodEndsAt: await endPause(tx, membership, now),
    });
    await publish(tx, {
      type: 'membership.resumed',
      payload: { membership_id: membership.id, by: 'member' },
    });
    return null;
  });
  if (refusal) return refusal;
  const membership = await presentMembershipOf(deps, userId);
  return isRefusal(membership) ? membership : { membership };
}

/** Ends the latest pause at `now`; returns when the membership renews then. */
async function endPause(tx: Tx, membership: StoredMembership, now: EpochMs): Promise<EpochMs> {
  const pause = await findLatestPause(tx, membership.id);
  if (!pause) return membership.periodEndsAt;
  await shortenPause(tx, pause.id, new Date(now));
  const earlier = membership.pauses.filter(({ startsAt }) => startsAt < pause.startsAt);
  const calendar = { anchorAt: membership.anchorAt, pauses: earlier };
  return renewalAfterPause(calendar, pause.renewalBefore, { ...pause, endsAt: now });
}

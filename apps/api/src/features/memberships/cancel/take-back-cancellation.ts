import { subscriptionStateAt } from '@pulse/domain';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { publish } from '../../../platform/events/domain-events.ts';
import { isRefusal, refuse } from '../../../platform/refusal.ts';
import { changeMembership } from '../change-membership.store.ts';
import { presentMembershipOf } from '../read/get-membership.ts';
import { lockLiveMembership } from '../stored-membership.store.ts';

/** Takes a cancellation back before the membership has ended; without one nothing happens. */
export async function takeBackCancellation(deps: Deps, userId: string) {
  const now = deps.clock.now();
  const refusal = await inTransaction(deps.db, async (tx) => {
    const membership = await lockLiveMembership(tx, userId);
    if (!membership || subscriptionStateAt(membership, now) === 'ended')
      return refuse('no_membership');
    // A given membership ends by itself: one that went on would be free for ever.
    if (membership.givenUntil !== null) return refuse('membership_given');
    if (!membership.cancelsAtPeriodEnd) return null;
    await changeMembership(tx, membership.id, { cancelsAtPeriodEnd: false });
    await publish(tx, {
      type: 'membership.cancellation_withdrawn',
      payload: { membership_id: membership.id },
    });
    return null;
  });
  if (refusal) return refusal;
  const membership = await presentMembershipOf(deps, userId);
  return isRefusal(membership) ? membership : { membership };
}

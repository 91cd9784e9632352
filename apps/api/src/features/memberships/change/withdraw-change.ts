import { subscriptionStateAt } from '@pulse/domain';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { publish } from '../../../platform/events/domain-events.ts';
import { isRefusal, refuse } from '../../../platform/refusal.ts';
import { changeMembership } from '../change-membership.store.ts';
import { presentMembershipOf } from '../read/get-membership.ts';
import { lockLiveMembership } from '../stored-membership.store.ts';

/** Withdraws what would change with the next renewal; without such a change nothing happens. */
export async function withdrawChange(deps: Deps, userId: string) {
  const now = deps.clock.now();
  const refusal = await inTransaction(deps.db, async (tx) => {
    const membership = await lockLiveMembership(tx, userId);
    if (!membership || subscriptionStateAt(membership, now) === 'ended')
      return refuse('no_membership');
    if (!membership.nextTerms) return null;
    await changeMembership(tx, membership.id, { nextTerms: null });
    await publish(tx, {
      type: 'membership.change_withdrawn',
      payload: { membership_id: membership.id },
    });
    return null;
  });
  if (refusal) return refusal;
  const membership = await presentMembershipOf(deps, userId);
  return isRefusal(membership) ? membership : { membership };
}

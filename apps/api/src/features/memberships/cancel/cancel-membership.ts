import { inactiveState, subscriptionStateAt } from '@pulse/domain';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { publish } from '../../../platform/events/domain-events.ts';
import { refuse } from '../../../platform/refusal.ts';
import { changeMembership } from '../change-membership.store.ts';
import { endMembershipNow } from '../end-membership.ts';
import { whileBookingsChange } from '../membership-hooks.ts';
import { getMembership } from '../read/get-membership.ts';
import { lockLiveMembership, type StoredMembership } from '../stored-membership.store.ts';

/**
 * Cancels a membership at the end of its paid period, or at once when nothing is paid any more. The
 * bookings after it are freed when it ends. A repeat changes nothing.
 */
export async function cancelMembership(deps: Deps, userId: string) {
  const now = deps.clock.now();
  const refusal = await whileBookingsChange(() =>
    inTransaction(deps.db, async (tx) => {
      const membership = await lockLiveMembership(tx, userId);
      if (!membership || subscriptionStateAt(membership, now) === 'ended')
        return refuse('no_membership');
      if (membership.cancelsAtPeriodEnd) return null;
      if (endsAtOnce(membership, now)) {
        await endMembershipNow(deps, tx, membership, now);
        return null;
      }
      await changeMembership(tx, membership.id, { cancelsAtPeriodEnd: true });
      await publish(tx, {
        type: 'membership.cancelled',
        payload: { membership_id: membership.id },
      });
      return null;
    }),
  );
  return refusal ?? getMembership(deps, userId);
}

/** Whether cancelling ends a membership immediately: its paid period is over. */
export function endsAtOnce(membership: StoredMembership, now: number): boolean {
  const state = inactiveState(membership, now);
  return state === 'past_due' || state === 'renewing';
}

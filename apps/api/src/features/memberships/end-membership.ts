import type { EpochMs } from '@pulse/domain';
import type { Tx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { publish } from '../../platform/events/domain-events.ts';
import { changeMembership } from './change-membership.store.ts';
import { membershipHooks } from './membership-hooks.ts';
import type { StoredMembership } from './stored-membership.store.ts';

/** Ends a locked membership at `now`, frees the places its plan paid for, and tells the member. */
export async function endMembershipNow(
  deps: Deps,
  tx: Tx,
  membership: StoredMembership,
  now: EpochMs,
): Promise<void> {
  await changeMembership(tx, membership.id, { state: 'ended', endedAt: now, retryAt: null });
  await membershipHooks(deps).freeBookings(tx, {
    userId: membership.userId,
    from: now,
    until: null,
    reason: 'membership_ended',
  });
  await publish(tx, { type: 'membership.ended', payload: { membership_id: membership.id } });
}

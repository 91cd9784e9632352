import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { publish } from '../../../platform/events/domain-events.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { changeMembership } from '../change-membership.store.ts';
import { membershipHooks, whileBookingsChange } from '../membership-hooks.ts';
import { presentMembershipOf } from '../read/get-membership.ts';
import { lockLiveMembership } from '../stored-membership.store.ts';
import { decidePause } from './decide-pause.ts';
import { insertPause, isPauseRepeated } from './membership-pauses.store.ts';

/** A request to pause, with the key by which a repeat is recognised. */
export interface PauseCommand {
  days: number;
  idempotencyKey: string | null;
}

/**
 * Pauses a membership from now on and moves its renewal; the bookings inside the pause are freed,
 * those past their free cancellation at the cost of their visits. The member is locked, so that nothing is booked into the pause meanwhile.
 */
export async function pauseMembership(
  deps: Deps,
  userId: string,
  { days, idempotencyKey }: PauseCommand,
) {
  const now = deps.clock.now();
  const refusal = await whileBookingsChange(() =>
    inTransaction(deps.db, async (tx) => {
      const locked = await lockLiveMembership(tx, userId);
      if (locked && (await isPauseRepeated(tx, locked.id, idempotencyKey))) return null;
      const decision = decidePause(locked, days, now);
      if (isRefusal(decision)) return decision;
      const { membership, pause } = decision;
      await insertPause(tx, membership.id, {
        startsAt: pause.pausedAt,
        endsAt: pause.resumesAt,
        renewalBefore: membership.periodEndsAt,
        idempotencyKey,
      });
      await changeMembership(tx, membership.id, {
        state: 'paused',
        resumesAt: pause.resumesAt,
        periodEndsAt: pause.renewsAt,
      });
      await membershipHooks(deps).freeBookings(tx, {
        userId,
        from: pause.pausedAt,
        until: pause.resumesAt,
        reason: 'membership_paused',
      });
      await publish(tx, { type: 'membership.paused', payload: { membership_id: membership.id } });
      return null;
    }),
  );
  if (refusal) return refusal;
  const presented = await presentMembershipOf(deps, userId);
  return isRefusal(presented) ? presented : { membership: presented };
}

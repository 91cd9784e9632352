import type { Tx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { setClassHooks } from '../classes/index.ts';
import { cancelSessionBookings } from './cancel/cancel-session-bookings.ts';
import { loadBookingLimits } from './eligibility/load-booking-limits.ts';
import { type LockedClass, lockClasses, WHOLE_WAITLIST } from './locks/lock-class.ts';
import { announceTrainer } from './move/announce-trainer.ts';
import { moveSessionBookings } from './move/move-session-bookings.ts';
import { countOverlaps, listMembersOfSessions } from './move/moved-bookings.store.ts';
import { promoteWaitlistWithoutRetry } from './waitlist/promote-waitlist.ts';

/** Registers what bookings do when classes are cancelled, moved or get more places, in the same transaction. */
export function registerClassHooks(deps: Deps): void {
  const lockedClasses = new WeakMap<Tx, LockedClass[]>();
  const lock = async (tx: Tx, sessionIds: readonly string[], members: readonly string[]) => {
    const target = { sessionIds, members, waitlistLimit: WHOLE_WAITLIST };
    lockedClasses.set(tx, await lockClasses(tx, target));
  };
  setClassHooks(deps, {
    onSessionsCancelled: (tx, sessionIds, reason) =>
      cancelSessionBookings(tx, sessionIds, reason, new Date(deps.clock.now())),
    lockBookedSessions: async (tx, sessionIds) =>
      lock(tx, sessionIds, await listMembersOfSessions(tx, sessionIds)),
    onSessionsMoved: moveSessionBookings,
    countOverlaps,
    onTrainerChanged: announceTrainer,
    beforePlacesFreed: (tx, sessionId) => lock(tx, [sessionId], []),
    onPlacesFreed: async (tx, sessionId) => {
      const lockedClass = lockedClasses.get(tx)?.find((one) => one.sessionId === sessionId);
      if (!lockedClass) throw new Error('The waitlist must be locked before the class changes');
      await promoteWaitlistWithoutRetry(tx, lockedClass, deps.clock.now());
    },
    loadBookingLimits: (db, memberId) => loadBookingLimits(db, memberId, deps.clock.now()),
  });
}

import type { Tx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { setClassHooks } from '../classes/index.ts';
import { cancelSessionBookings } from './cancel/cancel-session-bookings.ts';
import { loadBookingLimits } from './eligibility/load-booking-limits.ts';
import { type LockedClass, lockClass, WHOLE_WAITLIST } from './locks/lock-class.ts';
import { promoteWaitlistWithoutRetry } from './waitlist/promote-waitlist.ts';

/** Registers what bookings do when a class is cancelled or gets more places, in the same transaction. */
export function registerClassHooks(deps: Deps): void {
  const lockedClasses = new WeakMap<Tx, LockedClass>();
  setClassHooks(deps, {
    onSessionCancelled: (tx, sessionId, reason) =>
      cancelSessionBookings(tx, sessionId, reason, new Date(deps.clock.now())),
    beforePlacesFreed: async (tx, sessionId) => {
      const target = { sessionId, members: [], waitlistLimit: WHOLE_WAITLIST };
      lockedClasses.set(tx, await lockClass(tx, target));
    },
    onPlacesFreed: async (tx) => {
      const lockedClass = lockedClasses.get(tx);
      if (!lockedClass) throw new Error('The waitlist must be locked before the class changes');
      await promoteWaitlistWithoutRetry(tx, lockedClass, deps.clock.now());
    },
    loadBookingLimits: (db, memberId) => loadBookingLimits(db, memberId, deps.clock.now()),
  });
}

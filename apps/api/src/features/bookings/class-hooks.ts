import type { Tx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { setClassHooks } from '../classes/index.ts';
import { cancelSessionBookings } from './cancel/cancel-session-bookings.ts';
import { loadBookingLimits } from './eligibility/load-booking-limits.ts';
import { type LockedClass, lockClasses, WHOLE_WAITLIST } from './locks/lock-class.ts';
import { announceTrainer } from './move/announce-trainer.ts';
import { findMoveConsequences } from './move/find-move-consequences.ts';
import { listOverlappingPlaces } from './move/move-bookings.store.ts';
import { moveSessionBookings } from './move/move-session-bookings.ts';
import {
  countArrivals,
  listMembersOfSessions,
  listPlacesOfSessions,
  lockBookingsOfSessions,
} from './move/moved-bookings.store.ts';
import { listMembersToRestore } from './restore/ended-bookings.store.ts';
import { planRestoration, restoreSessionBookings } from './restore/restore-session-bookings.ts';
import { promoteWaitlistWithoutRetry } from './waitlist/promote-waitlist.ts';

/** Registers what bookings do when classes change, in the same transaction. */
export function registerClassHooks(deps: Deps): void {
  const lockedClasses = new WeakMap<Tx, LockedClass[]>();
  const lock = async (
    tx: Tx,
    sessionIds: readonly string[],
    members: readonly string[],
    { mayMove } = { mayMove: false },
  ) => {
    const target = { sessionIds, members, waitlistLimit: WHOLE_WAITLIST, mayMove };
    lockedClasses.set(tx, await lockClasses(tx, target));
  };
  setClassHooks(deps, {
    onSessionsCancelled: (tx, sessionIds, reason) =>
      cancelSessionBookings(deps, tx, sessionIds, reason),
    lockBookedSessions: async (tx, sessionIds, toRestore = []) => {
      const booked = await listMembersOfSessions(tx, sessionIds);
      const former = await listMembersToRestore(tx, toRestore);
      await lock(tx, sessionIds, [...booked, ...former], { mayMove: true });
    },
    onSessionsMoved: moveSessionBookings,
    lockBookings: lockBookingsOfSessions,
    countArrivals,
    findMoveConsequences: (db, moved, venueId) =>
      findMoveConsequences(db, moved, venueId, deps.clock.now()),
    countOverlaps: async (db, moved) => (await listOverlappingPlaces(db, moved)).length,
    countMembers: async (db, sessionIds) => (await listMembersOfSessions(db, sessionIds)).length,
    countPlaces: async (db, sessionIds) => (await listPlacesOfSessions(db, sessionIds)).length,
    previewRestoration: (db, session) => planRestoration(db, session, deps.clock.now()),
    onSessionsRestored: (tx, sessions) => restoreSessionBookings(tx, sessions, deps.clock.now()),
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

import { inTransaction, type Tx } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { lockBooking } from '../bookings.store.ts';
import {
  listOtherWaitlistEntries,
  listWaitlist,
  type OtherWaitlistEntry,
} from '../waitlist/waitlist.store.ts';
import { lockMembers, lockSessions } from './locks.store.ts';

/** The locks in their order; a test takes them away to see its own race. */
export interface Locks {
  members: typeof lockMembers;
  sessions: typeof lockSessions;
  booking: typeof lockBooking;
}

/** The locks of the product. */
export const LOCKS: Locks = {
  members: lockMembers,
  sessions: lockSessions,
  booking: lockBooking,
};

/** A class that a transaction holds, with everybody a freed place may go to. */
export interface LockedClass {
  sessionId: string;
  /** Whose turn is held: these members' facts stand still. */
  members: ReadonlySet<string>;
  /** How many of the line are looked at. */
  waitlistLimit: number;
  /** Places of those members in other lines; their classes are held as well. */
  otherWaitlistEntries: readonly OtherWaitlistEntry[];
}

/** Somebody is to get a place whose turn is not held: hold more turns, from the start. */
export class WaitlistChangedError extends Error {}

/** Beyond any line there can be, for a transaction that cannot start again. */
export const WHOLE_WAITLIST = 10_000;

/** How many in line are held at first; most lines are shorter. */
const INITIAL_WAITLIST_LIMIT = 25;
/** Each try reaches four times further: the last one beyond any line there can be. */
const MAX_ATTEMPTS = 6;

/**
 * Runs `work` in a transaction that holds these members, everybody in line for the class, and the
 * class, in the one order that never ends in two transactions waiting for each other: members by
 * id, then classes by id. Starts again when the line grew past whom it holds.
 */
export async function withLockedClass<T>(
  deps: Deps,
  target: { sessionId: string; members: readonly string[] },
  operation: (tx: Tx, held: LockedClass) => Promise<T>,
  locks: Locks = LOCKS,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const waitlistLimit = INITIAL_WAITLIST_LIMIT * 4 ** (attempt - 1);
    try {
      return await inTransaction(deps.db, async (tx) =>
        operation(tx, await lockClass(tx, { ...target, reach: waitlistLimit }, locks)),
      );
    } catch (error) {
      if (!(error instanceof WaitlistChangedError) || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

/** Takes the locks for one class inside a transaction that holds nothing yet. */
export async function lockClass(
  tx: Tx,
  {
    sessionId,
    members,
    reach: waitlistLimit,
  }: { sessionId: string; members: readonly string[]; reach: number },
  locks: Locks = LOCKS,
): Promise<LockedClass> {
  const [lockedClass] = await lockClasses(
    tx,
    { sessionIds: [sessionId], members, reach: waitlistLimit },
    locks,
  );
  if (!lockedClass) throw new Error('One class was to be held');
  return lockedClass;
}

/** The same for several classes at once, all members before all classes. */
export async function lockClasses(
  tx: Tx,
  targets: { sessionIds: readonly string[]; members: readonly string[]; reach: number },
  locks: Locks = LOCKS,
): Promise<LockedClass[]> {
  const { sessionIds, reach: waitlistLimit } = targets;
  const waitlist = await listWaitlist(tx, sessionIds, waitlistLimit);
  const members = new Set([...targets.members, ...waitlist.map(({ userId }) => userId)]);
  await locks.members(tx, members);
  const otherWaitlistEntries = await listOtherWaitlistEntries(tx, sessionIds, [...members]);
  await locks.sessions(tx, [
    ...sessionIds,
    ...otherWaitlistEntries.map((place) => place.sessionId),
  ]);
  return sessionIds.map((sessionId) => ({
    sessionId,
    members,
    reach: waitlistLimit,
    otherPlaces: otherWaitlistEntries,
  }));
}

import { inTransaction, type Tx } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { lockBooking } from '../bookings.store.ts';
import {
  listOtherWaitlistEntries,
  listWaitlist,
  type OtherWaitlistEntry,
} from '../waitlist/waitlist.store.ts';
import { lockMembers, lockSessions } from './locks.store.ts';

/** The locks in their order; tests replace them to prove that they are needed. */
export interface Locks {
  members: typeof lockMembers;
  sessions: typeof lockSessions;
  booking: typeof lockBooking;
}

/** The real locks. */
export const LOCKS: Locks = {
  members: lockMembers,
  sessions: lockSessions,
  booking: lockBooking,
};

/** A class that a transaction has locked, with the members to whom a freed place may go. */
export interface LockedClass {
  sessionId: string;
  /** The locked members: their bookings do not change until the transaction ends. */
  members: ReadonlySet<string>;
  /** How many entries of the waitlist are loaded and locked. */
  waitlistLimit: number;
  /** Waitlist entries of those members for other classes, which are locked as well. */
  otherWaitlistEntries: readonly OtherWaitlistEntry[];
}

/** A member who is not locked is to get a place: the transaction must restart with more locks. */
export class WaitlistChangedError extends Error {}

/** Longer than any waitlist, for a transaction that cannot be retried. */
export const WHOLE_WAITLIST = 10_000;

/** How many waitlist entries are locked at first; most waitlists are shorter. */
const INITIAL_WAITLIST_LIMIT = 25;
/** Each attempt locks four times as many: the last one more than any waitlist has. */
const MAX_ATTEMPTS = 6;

/**
 * Runs an operation in a transaction that has locked these members, the members on the waitlist of
 * the class, and the class, always in the same order, which prevents deadlocks: members by id, then
 * classes by id. Retries with more locks when the waitlist grew meanwhile.
 */
export async function withLockedClass<T>(
  deps: Deps,
  target: { sessionId: string; members: readonly string[] },
  operation: (tx: Tx, lockedClass: LockedClass) => Promise<T>,
  locks: Locks = LOCKS,
): Promise<T> {
  const { sessionId, members } = target;
  return withLockedClasses(
    deps,
    { sessionIds: [sessionId], members },
    (tx, classes) => operation(tx, onlyClass(classes)),
    locks,
  );
}

/** The same for several classes, all members before all classes. */
export async function withLockedClasses<T>(
  deps: Deps,
  target: { sessionIds: readonly string[]; members: readonly string[] },
  operation: (tx: Tx, lockedClasses: LockedClass[]) => Promise<T>,
  locks: Locks = LOCKS,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const waitlistLimit = INITIAL_WAITLIST_LIMIT * 4 ** (attempt - 1);
    try {
      return await inTransaction(deps.db, async (tx) =>
        operation(tx, await lockClasses(tx, { ...target, waitlistLimit }, locks)),
      );
    } catch (error) {
      if (!(error instanceof WaitlistChangedError) || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

/** Takes the locks for one class in a transaction that has no locks yet. */
export async function lockClass(
  tx: Tx,
  {
    sessionId,
    members,
    waitlistLimit,
  }: { sessionId: string; members: readonly string[]; waitlistLimit: number },
  locks: Locks = LOCKS,
): Promise<LockedClass> {
  const target = { sessionIds: [sessionId], members, waitlistLimit };
  return onlyClass(await lockClasses(tx, target, locks));
}

function onlyClass([lockedClass]: readonly LockedClass[]): LockedClass {
  if (!lockedClass) throw new Error('Expected one locked class');
  return lockedClass;
}

/** Takes the locks for several classes, all members before all classes. */
export async function lockClasses(
  tx: Tx,
  targets: {
    sessionIds: readonly string[];
    members: readonly string[];
    waitlistLimit: number;
    /** They may be moved: a waitlist entry for any other class may overlap them then. */
    mayMove?: boolean;
  },
  locks: Locks = LOCKS,
): Promise<LockedClass[]> {
  const { sessionIds, waitlistLimit, mayMove: anyTime = false } = targets;
  const waitlist = await listWaitlist(tx, sessionIds, waitlistLimit);
  const members = new Set([...targets.members, ...waitlist.map(({ userId }) => userId)]);
  await locks.members(tx, members);
  const otherWaitlistEntries = await listOtherWaitlistEntries(tx, sessionIds, [...members], {
    anyTime,
  });
  await locks.sessions(tx, [
    ...sessionIds,
    ...otherWaitlistEntries.map((entry) => entry.sessionId),
  ]);
  return sessionIds.map((sessionId) => ({
    sessionId,
    members,
    waitlistLimit,
    otherWaitlistEntries,
  }));
}

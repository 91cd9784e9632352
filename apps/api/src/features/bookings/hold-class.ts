import { inTransaction, type Tx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { lockBooking } from './bookings.store.ts';
import { lockSessions, takeTurns } from './take-turns.store.ts';
import { listOtherPlaces, listWaiting, type OtherPlace } from './waitlist.store.ts';

/** The locks in their order; a test takes them away to see its own race. */
export interface Locks {
  turns: typeof takeTurns;
  sessions: typeof lockSessions;
  booking: typeof lockBooking;
}

/** The locks of the product. */
export const LOCKS: Locks = {
  turns: takeTurns,
  sessions: lockSessions,
  booking: lockBooking,
};

/** A class that a transaction holds, with everybody a freed place may go to. */
export interface HeldClass {
  sessionId: string;
  /** Whose turn is held: these members' facts stand still. */
  members: ReadonlySet<string>;
  /** How many of the line are looked at. */
  reach: number;
  /** Places of those members in other lines; their classes are held as well. */
  otherPlaces: readonly OtherPlace[];
}

/** Somebody is to get a place whose turn is not held: hold more turns, from the start. */
export class LineChanged extends Error {}

/** Beyond any line there can be, for a transaction that cannot start again. */
export const WHOLE_LINE = 10_000;

/** How many in line are held at first; most lines are shorter. */
const FIRST_REACH = 25;
/** Each try reaches four times further: the last one beyond any line there can be. */
const TRIES = 6;

/**
 * Runs `work` in a transaction that holds these members, everybody in line for the class, and the
 * class, in the one order that never ends in two transactions waiting for each other: members by
 * id, then classes by id. Starts again when the line grew past whom it holds.
 */
export async function holdingClass<T>(
  deps: Deps,
  wanted: { sessionId: string; members: readonly string[] },
  work: (tx: Tx, held: HeldClass) => Promise<T>,
  locks: Locks = LOCKS,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    const reach = FIRST_REACH * 4 ** (tries - 1);
    try {
      return await inTransaction(deps.db, async (tx) =>
        work(tx, await holdClass(tx, { ...wanted, reach }, locks)),
      );
    } catch (error) {
      if (!(error instanceof LineChanged) || tries === TRIES) throw error;
    }
  }
}

/** Takes the locks for one class inside a transaction that holds nothing yet. */
export async function holdClass(
  tx: Tx,
  { sessionId, members, reach }: { sessionId: string; members: readonly string[]; reach: number },
  locks: Locks = LOCKS,
): Promise<HeldClass> {
  const [held] = await holdClasses(tx, { sessionIds: [sessionId], members, reach }, locks);
  if (!held) throw new Error('One class was to be held');
  return held;
}

/** The same for several classes at once, all members before all classes. */
export async function holdClasses(
  tx: Tx,
  wanted: { sessionIds: readonly string[]; members: readonly string[]; reach: number },
  locks: Locks = LOCKS,
): Promise<HeldClass[]> {
  const { sessionIds, reach } = wanted;
  const waiting = await listWaiting(tx, sessionIds, reach);
  const members = new Set([...wanted.members, ...waiting.map(({ userId }) => userId)]);
  await locks.turns(tx, members);
  const otherPlaces = await listOtherPlaces(tx, sessionIds, [...members]);
  await locks.sessions(tx, [...sessionIds, ...otherPlaces.map((place) => place.sessionId)]);
  return sessionIds.map((sessionId) => ({ sessionId, members, reach, otherPlaces }));
}

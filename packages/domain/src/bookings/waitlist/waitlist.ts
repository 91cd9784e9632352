import type { EpochMs } from '../../time/instants.ts';

/** One member waiting for a class. */
export interface WaitlistEntry {
  id: string;
  joinedAt: EpochMs;
}

/** The waitlist in the order in which places are given: by joining time, then id. Copies its input. */
export function waitlistOrder<Entry extends WaitlistEntry>(entries: readonly Entry[]): Entry[] {
  return [...entries].sort((a, b) => a.joinedAt - b.joinedAt || (a.id < b.id ? -1 : 1));
}

/** The position on the waitlist, from 1, or null when the id is not on it. */
export function waitlistPosition(entries: readonly WaitlistEntry[], id: string): number | null {
  const index = waitlistOrder(entries).findIndex((entry) => entry.id === id);
  return index < 0 ? null : index + 1;
}

/** The first entry on the waitlist that can take a place now, or null. */
export function nextOnWaitlist<Entry extends WaitlistEntry>(
  entries: readonly Entry[],
  canTake: (entry: Entry) => boolean,
): Entry | null {
  return waitlistOrder(entries).find(canTake) ?? null;
}

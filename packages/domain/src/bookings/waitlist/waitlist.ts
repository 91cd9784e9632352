import type { EpochMs } from '../../time/instants.ts';

/** One member waiting for a class; `joinedAt` is epoch milliseconds. */
export interface WaitlistEntry {
  id: string;
  joinedAt: EpochMs;
}

/** The waitlist in the order places are given: by joined time, then by id. Copies its input. */
export function waitlistOrder<Entry extends WaitlistEntry>(entries: readonly Entry[]): Entry[] {
  return [...entries].sort((a, b) => a.joinedAt - b.joinedAt || (a.id < b.id ? -1 : 1));
}

/** The place in line, from 1, or null when nobody of that id waits. */
export function waitlistPosition(entries: readonly WaitlistEntry[], id: string): number | null {
  const index = waitlistOrder(entries).findIndex((entry) => entry.id === id);
  return index < 0 ? null : index + 1;
}

/** The first in line who can take a place now, or null; nobody able is ever passed over. */
export function nextOnWaitlist<Entry extends WaitlistEntry>(
  entries: readonly Entry[],
  canTake: (entry: Entry) => boolean,
): Entry | null {
  return waitlistOrder(entries).find(canTake) ?? null;
}

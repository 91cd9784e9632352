import type { sessionImpact } from '@pulse/contract';
import type { z } from 'zod';
import type { OwnSessionRow } from './own-sessions.store.ts';

/** What a change or a cancellation does to sessions, in the wire form. */
export type SessionImpact = z.input<typeof sessionImpact>;

/** How many sessions are named; the counts are of all. */
export const MAX_NAMED_SESSIONS = 20;

/** Presents sessions that end, or that a change touches, and how many members are notified. */
export function presentSessions(
  sessions: readonly OwnSessionRow[],
  zone: string,
  told: number,
): SessionImpact {
  const sum = (column: 'booked' | 'waitlisted') =>
    sessions.reduce((total, session) => total + session[column], 0);
  return {
    time_zone: zone,
    sessions: sessions.length,
    first_sessions: sessions.slice(0, MAX_NAMED_SESSIONS).map((session) => ({
      id: session.id,
      title: session.title,
      starts_at: session.starts_at.toISOString(),
      new_starts_at: null,
      capacity: session.capacity,
      booked: session.booked,
      waitlisted: session.waitlisted,
      flags: [],
    })),
    told,
    booked: sum('booked'),
    waitlisted: sum('waitlisted'),
    overlapping: 0,
    over_daily_limit: 0,
    free_to_cancel: 0,
    kept: 0,
  };
}

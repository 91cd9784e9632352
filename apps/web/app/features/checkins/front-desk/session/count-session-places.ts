import type { PartnerClassSession, RosterEntry } from '@pulse/contract/client';

export interface SessionCounts {
  arrived: number;
  /** Booked, and neither arrived nor missed. */
  toCome: number;
  missed: number;
  free: number;
}

/** Counts a session's places: missed ones from the roster, the rest from the session. */
export function countSessionPlaces(
  session: Pick<PartnerClassSession, 'capacity' | 'booked' | 'arrived'>,
  roster: readonly Pick<RosterEntry, 'status'>[],
): SessionCounts {
  const missed = roster.filter(({ status }) => status === 'no_show').length;
  return {
    arrived: session.arrived,
    toCome: Math.max(0, session.booked - session.arrived - missed),
    missed,
    free: Math.max(0, session.capacity - session.booked),
  };
}

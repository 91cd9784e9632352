import type { PartnerClassSession, RosterEntry } from '@pulse/contract/client';

export interface SessionCounts {
  arrived: number;
  /** Booked, and neither arrived nor counted as missed. */
  toCome: number;
  missed: number;
  free: number;
}

/** How a session's places stand; the roster says who missed it, the session says the rest. */
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

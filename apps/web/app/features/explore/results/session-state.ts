import type { SessionAtVenue, SessionOnMap, VenueWithClasses } from '@pulse/contract/client';

/** How many sessions a row shows. */
export const maxSlots = 3;

export type SlotState = 'open' | 'full' | 'booked' | 'waitlisted' | 'held' | 'payment';

/** Returns a session's state for the reader: that of their booking, else of its places. */
export function slotState(session: SessionOnMap): SlotState {
  const own = session.own_booking?.status;
  if (own === 'waitlisted') return 'waitlisted';
  if (own === 'pending') return session.own_booking?.pending_for === 'payment' ? 'payment' : 'held';
  if (own) return 'booked';
  return session.booked >= session.capacity ? 'full' : 'open';
}

/** Returns a venue's leading session: the reader's own, else the next to book, else the next. */
export function leadingSession<Session extends SessionOnMap>(
  sessions: readonly Session[],
): Session | undefined {
  const own = sessions.find((session) => slotState(session) === 'booked');
  const next = sessions.filter((session) => slotState(session) === 'open');
  return own ?? next.find((session) => session.open_for_booking) ?? next[0] ?? sessions[0];
}

/** Returns at most `limit` sessions in order, always with the reader's own and the leading one. */
export function slotsToShow(
  sessions: readonly SessionAtVenue[],
  limit: number,
): readonly SessionAtVenue[] {
  const leading = leadingSession(sessions);
  const required = sessions.filter((session) => session === leading || session.own_booking);
  const others = sessions.filter((session) => !required.includes(session));
  const chosen = new Set([...required, ...others].slice(0, limit));
  return sessions.filter((session) => chosen.has(session));
}

/**
 * Whether these venues have classes of which none has a free place, and none is the reader's. False when
 * there are classes that are not listed.
 */
export function isEveryClassFull(venues: readonly VenueWithClasses[]): boolean {
  const sessions = venues.flatMap((venue) => venue.sessions);
  const isWholeList = venues.every((venue) => venue.sessions.length === venue.sessions_total);
  const isFull = (session: SessionAtVenue) =>
    session.booked >= session.capacity && slotState(session) !== 'booked';
  return sessions.length > 0 && isWholeList && sessions.every(isFull);
}

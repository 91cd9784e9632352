import type { Booker, OpenSession } from './booking-ledger.ts';
import { nafasVenues } from './data/nafas-venues.ts';
import type { Random } from './random.ts';

const nafasMethods = ['venue_qr', 'venue_qr', 'digital_id', 'by_hand'] as const;
const doorMethods = ['venue_qr', 'venue_link'] as const;
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A booking to be written, with its check-in; instants in epoch milliseconds. */
export interface BookingDraft {
  userId: string;
  session: OpenSession;
  status: 'confirmed' | 'waitlisted' | 'cancelled' | 'completed' | 'no_show';
  createdAt: number;
  cancelledAt: number | null;
  cancelledBy: 'member' | 'venue' | null;
  cancelReason: string | null;
  lateCancelled: boolean;
  checkIn: { method: 'venue_qr' | 'venue_link' | 'digital_id' | 'by_hand'; at: number } | null;
}

function draft(
  booker: Booker,
  session: OpenSession,
  status: BookingDraft['status'],
  createdAt: number,
): BookingDraft {
  return {
    userId: booker.id,
    session,
    status,
    createdAt,
    cancelledAt: null,
    cancelledBy: null,
    cancelReason: null,
    lateCancelled: false,
    checkIn: null,
  };
}

/** Some time in the days before the class, before now, and after booking had opened (14 days). */
function bookedSometime(random: Random, session: OpenSession, now: number): number {
  const latest = Math.min(now - 5 * minute, session.startsAt - 90 * minute);
  const earliest = Math.max(session.startsAt - 14 * day + minute, latest - 9 * day);
  return Math.round(latest - random.next() ** 2 * Math.max(0, latest - earliest));
}

function checkInTime(random: Random, session: OpenSession): number {
  return Math.round(session.startsAt - (random.next() * 24 - 2) * minute);
}

/** A booking that holds a place: attended or missed when the class is over, else confirmed. */
export function draftPlace(
  random: Random,
  booker: Booker,
  session: OpenSession,
  now: number,
  missesClass: boolean,
): BookingDraft {
  const booking = draft(booker, session, 'confirmed', bookedSometime(random, session, now));
  if (missesClass) return session.endsAt <= now ? { ...booking, status: 'no_show' } : booking;
  const at = checkInTime(random, session);
  if (at > now) return booking;
  // Elsewhere than at Nafas there is no account of the staff who would have done it.
  const method = random.pick(nafasVenues.has(session.venueName) ? nafasMethods : doorMethods);
  return { ...booking, status: 'completed', checkIn: { method, at } };
}

/** A place given up too late to be free: 30 min to 11 h before the start. */
export function draftLateCancellation(
  random: Random,
  booker: Booker,
  session: OpenSession,
  now: number,
): BookingDraft {
  const booking = draft(booker, session, 'cancelled', bookedSometime(random, session, now) - day);
  const cancelledAt = session.startsAt - random.between(30, 660) * minute;
  return {
    ...booking,
    cancelledAt: Math.min(cancelledAt, now),
    cancelledBy: 'member',
    lateCancelled: true,
  };
}

/** A place in line, joined one to three days ago at most. */
export function draftWait(
  random: Random,
  booker: Booker,
  session: OpenSession,
  now: number,
): BookingDraft {
  const joined = now - random.between(10, 30 * 60) * minute;
  return draft(booker, session, 'waitlisted', Math.max(joined, session.startsAt - 13 * day));
}

/** A booking that ended because the venue called the class off an hour ago. */
export function draftCalledOff(
  random: Random,
  booker: Booker,
  session: OpenSession,
  now: number,
  reason: string,
): BookingDraft {
  const booking = draft(booker, session, 'cancelled', bookedSometime(random, session, now) - day);
  return { ...booking, cancelledAt: now - hour, cancelledBy: 'venue', cancelReason: reason };
}

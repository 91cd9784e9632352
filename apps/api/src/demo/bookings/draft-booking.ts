import { nafasVenueNames } from '@pulse/demo-data/venues';
import type { EpochMs } from '@pulse/domain';
import type { Random } from '../generate/random.ts';
import type { BookableSession, BookingMember } from './booking-limits.ts';

const nafasMethods = ['venue_qr', 'venue_qr', 'digital_id', 'by_hand'] as const;
const selfCheckInMethods = ['venue_qr', 'venue_link'] as const;
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A booking to insert, with its check-in. */
export interface BookingDraft {
  userId: string;
  session: BookableSession;
  status: 'confirmed' | 'waitlisted' | 'cancelled' | 'completed' | 'no_show';
  createdAt: EpochMs;
  cancelledAt: EpochMs | null;
  cancelledBy: 'member' | 'venue' | null;
  cancelReason: string | null;
  lateCancelled: boolean;
  checkIn: { method: 'venue_qr' | 'venue_link' | 'digital_id' | 'by_hand'; at: EpochMs } | null;
}

function draft(
  member: BookingMember,
  session: BookableSession,
  status: BookingDraft['status'],
  createdAt: EpochMs,
): BookingDraft {
  return {
    userId: member.id,
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

/**
 * A random time in the days before the class, before now, and after booking had opened (14 days).
 */
function randomBookingTime(random: Random, session: BookableSession, now: EpochMs): number {
  const latest = Math.min(now - 5 * minute, session.startsAt - 90 * minute);
  const earliest = Math.max(session.startsAt - 14 * day + minute, latest - 9 * day);
  return Math.round(latest - random.next() ** 2 * Math.max(0, latest - earliest));
}

function checkInTime(random: Random, session: BookableSession): number {
  return Math.round(session.startsAt - (random.next() * 24 - 2) * minute);
}

/** A booking that holds a place: attended or missed when the class is over, else confirmed. */
export function draftConfirmedBooking(
  random: Random,
  member: BookingMember,
  session: BookableSession,
  now: EpochMs,
  isNoShow: boolean,
): BookingDraft {
  const booking = draft(member, session, 'confirmed', randomBookingTime(random, session, now));
  if (isNoShow) return session.endsAt <= now ? { ...booking, status: 'no_show' } : booking;
  const at = checkInTime(random, session);
  if (at > now) return booking;
  // Only Nafas has staff accounts that could have checked the member in.
  const method = random.pick(
    nafasVenueNames.has(session.venueName) ? nafasMethods : selfCheckInMethods,
  );
  return { ...booking, status: 'completed', checkIn: { method, at } };
}

/** A late cancellation: 30 min to 11 h before the start. */
export function draftLateCancellation(
  random: Random,
  member: BookingMember,
  session: BookableSession,
  now: EpochMs,
): BookingDraft {
  const booking = draft(
    member,
    session,
    'cancelled',
    randomBookingTime(random, session, now) - day,
  );
  const cancelledAt = session.startsAt - random.between(30, 660) * minute;
  return {
    ...booking,
    cancelledAt: Math.min(cancelledAt, now),
    cancelledBy: 'member',
    lateCancelled: true,
  };
}

/** A waitlisted booking, joined one to three days ago at most. */
export function draftWaitlistedBooking(
  random: Random,
  member: BookingMember,
  session: BookableSession,
  now: EpochMs,
): BookingDraft {
  const joinedAt = now - random.between(10, 30 * 60) * minute;
  return draft(member, session, 'waitlisted', Math.max(joinedAt, session.startsAt - 13 * day));
}

/** A booking that was cancelled because the venue cancelled the class an hour ago. */
export function draftBookingCancelledByVenue(
  random: Random,
  member: BookingMember,
  session: BookableSession,
  now: EpochMs,
  reason: string,
): BookingDraft {
  const booking = draft(
    member,
    session,
    'cancelled',
    randomBookingTime(random, session, now) - day,
  );
  return { ...booking, cancelledAt: now - hour, cancelledBy: 'venue', cancelReason: reason };
}

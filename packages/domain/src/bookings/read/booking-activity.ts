import type { EpochMs } from '../../time/instants.ts';
import type { BookingState } from '../booking-states.ts';

/** What happened to a booking, as shown in a member's recent activity. */
export const BOOKING_ACTIVITY_KINDS = [
  'attended',
  'missed',
  'cancelled',
  'promoted',
  'booked',
  'waitlisted',
] as const;

/** One kind of activity. */
export type BookingActivityKind = (typeof BOOKING_ACTIVITY_KINDS)[number];

/** The fields of a booking from which its activities are derived. */
export interface BookingTimestamps {
  status: BookingState;
  startsAt: EpochMs;
  endsAt: EpochMs;
  waitlistedAt: EpochMs | null;
  bookedAt: EpochMs | null;
  cancelledAt: EpochMs | null;
}

/** One activity with its instant. */
export interface BookingActivity {
  kind: BookingActivityKind;
  at: EpochMs;
}

/**
 * What happened to a booking until `now`, oldest first. A place taken after waiting is a
 * promotion, and the wait is then not listed separately. A class is attended from its start and
 * missed from its end.
 */
export function bookingActivities(booking: BookingTimestamps, now: EpochMs): BookingActivity[] {
  const { status, waitlistedAt, bookedAt, cancelledAt } = booking;
  const activities: BookingActivity[] = [];
  const wasWaitlisted = waitlistedAt !== null && (bookedAt === null || bookedAt > waitlistedAt);
  if (bookedAt !== null)
    activities.push({ kind: wasWaitlisted ? 'promoted' : 'booked', at: bookedAt });
  else if (wasWaitlisted) activities.push({ kind: 'waitlisted', at: waitlistedAt });
  if (status === 'cancelled' && cancelledAt !== null)
    activities.push({ kind: 'cancelled', at: cancelledAt });
  if (status === 'completed') activities.push({ kind: 'attended', at: booking.startsAt });
  if (status === 'no_show') activities.push({ kind: 'missed', at: booking.endsAt });
  return activities.filter(({ at }) => at <= now);
}

/** The latest activity of each booking, newest first, at most `limit`. */
export function recentActivities<Booking extends BookingTimestamps>(
  bookings: readonly Booking[],
  now: EpochMs,
  limit: number,
): (BookingActivity & { booking: Booking })[] {
  return bookings
    .flatMap((booking) => {
      const activities = bookingActivities(booking, now);
      // Of two at the same instant the later one in the list: cancelled wins over booked.
      const latest = activities.findLast(({ at }) => activities.every((other) => other.at <= at));
      return latest ? [{ ...latest, booking }] : [];
    })
    .sort((a, b) => b.at - a.at)
    .slice(0, limit);
}

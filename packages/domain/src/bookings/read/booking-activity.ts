import type { EpochMs } from '../../time/instants.ts';
import type { BookingState } from '../booking-states.ts';

/** What happened to a booking, as a member's recent activity tells it. */
export const BOOKING_ACTIVITY_KINDS = [
  'attended',
  'missed',
  'cancelled',
  'promoted',
  'booked',
  'waitlisted',
] as const;

/** One kind of event. */
export type BookingActivityKind = (typeof BOOKING_ACTIVITY_KINDS)[number];

/** What of a booking its events follow from. Instants in epoch milliseconds. */
export interface BookingTimestamps {
  status: BookingState;
  startsAt: EpochMs;
  endsAt: EpochMs;
  waitlistedAt: EpochMs | null;
  bookedAt: EpochMs | null;
  cancelledAt: EpochMs | null;
}

/** One event, at its instant (epoch milliseconds). */
export interface BookingActivity {
  kind: BookingActivityKind;
  at: EpochMs;
}

/**
 * What happened to a booking until `now`, in the order of its story. A place taken after waiting is a promotion;
 * a wait that ended so is not told twice. A class is attended from its start, missed from its end.
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

/** The latest events of several bookings, newest first, one a booking: the last says it all. */
export function recentActivities<Booking extends BookingTimestamps>(
  bookings: readonly Booking[],
  now: EpochMs,
  limit: number,
): (BookingActivity & { booking: Booking })[] {
  return bookings
    .flatMap((booking) => {
      const activities = bookingActivities(booking, now);
      // Of two at one instant the later in the story: booked and cancelled at once is cancelled.
      const latest = activities.findLast(({ at }) => activities.every((other) => other.at <= at));
      return latest ? [{ ...latest, booking }] : [];
    })
    .sort((a, b) => b.at - a.at)
    .slice(0, limit);
}

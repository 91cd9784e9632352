import type { BookingState } from './booking-states.ts';

/** What happened to a booking, as a member's recent activity tells it. */
export const BOOKING_EVENTS = [
  'attended',
  'missed',
  'cancelled',
  'promoted',
  'booked',
  'waitlisted',
] as const;

/** One kind of event. */
export type BookingEventKind = (typeof BOOKING_EVENTS)[number];

/** What of a booking its events follow from. Instants in epoch milliseconds. */
export interface EventfulBooking {
  status: BookingState;
  startsAt: number;
  endsAt: number;
  waitlistedAt: number | null;
  bookedAt: number | null;
  cancelledAt: number | null;
}

/** One event, at its instant (epoch milliseconds). */
export interface BookingEvent {
  kind: BookingEventKind;
  at: number;
}

/**
 * What happened to a booking until `now`, in the order of its story. A place taken after waiting is a promotion;
 * a wait that ended so is not told twice. A class is attended from its start, missed from its end.
 */
export function bookingEvents(booking: EventfulBooking, now: number): BookingEvent[] {
  const { status, waitlistedAt, bookedAt, cancelledAt } = booking;
  const events: BookingEvent[] = [];
  const waited = waitlistedAt !== null && (bookedAt === null || bookedAt > waitlistedAt);
  if (bookedAt !== null) events.push({ kind: waited ? 'promoted' : 'booked', at: bookedAt });
  else if (waited) events.push({ kind: 'waitlisted', at: waitlistedAt });
  if (status === 'cancelled' && cancelledAt !== null)
    events.push({ kind: 'cancelled', at: cancelledAt });
  if (status === 'completed') events.push({ kind: 'attended', at: booking.startsAt });
  if (status === 'no_show') events.push({ kind: 'missed', at: booking.endsAt });
  return events.filter(({ at }) => at <= now);
}

/** The latest events of several bookings, newest first, one a booking: the last says it all. */
export function recentEvents<Booking extends EventfulBooking>(
  bookings: readonly Booking[],
  now: number,
  most: number,
): (BookingEvent & { booking: Booking })[] {
  return bookings
    .flatMap((booking) => {
      const events = bookingEvents(booking, now);
      // Of two at one instant the later in the story: booked and cancelled at once is cancelled.
      const latest = events.findLast(({ at }) => events.every((other) => other.at <= at));
      return latest ? [{ ...latest, booking }] : [];
    })
    .sort((a, b) => b.at - a.at)
    .slice(0, most);
}

import type { EpochMs } from '../time/instants.ts';

/** The states of a booking (product.md, "Booking"). */
export const BOOKING_STATES = [
  'pending',
  'confirmed',
  'waitlisted',
  'cancelled',
  'completed',
  'no_show',
] as const;

/** One state of a booking. */
export type BookingState = (typeof BOOKING_STATES)[number];

/**
 * From each state, the states a booking may change to. Leaving `cancelled` is an undo, or an old
 * place offered again because the class is put back; the transitions between `completed`, `no_show` and `confirmed` are the venue's corrections.
 */
export const BOOKING_TRANSITIONS: Record<BookingState, readonly BookingState[]> = {
  pending: ['confirmed', 'cancelled', 'waitlisted'],
  confirmed: ['cancelled', 'completed', 'no_show'],
  waitlisted: ['pending', 'confirmed', 'cancelled'],
  cancelled: ['confirmed', 'waitlisted', 'pending'],
  completed: ['no_show', 'confirmed'],
  no_show: ['completed'],
};

/** The four tabs of the bookings page. */
export const BOOKING_VIEWS = ['upcoming', 'past', 'cancelled', 'waitlisted'] as const;

/** One tab of the bookings page. */
export type BookingView = (typeof BOOKING_VIEWS)[number];

/** The states that hold a place in the class; a no-show held its place too. */
export const PLACE_HOLDING_STATES: readonly BookingState[] = [
  'pending',
  'confirmed',
  'completed',
  'no_show',
];

/** Whether a booking may change from one state to the other. */
export function canTransitionBooking(from: BookingState, to: BookingState): boolean {
  return BOOKING_TRANSITIONS[from].includes(to);
}

/** The tab that lists a booking at `now`: a class stays upcoming until it has ended. */
export function bookingViewOf(
  booking: { status: BookingState; startsAt: EpochMs; endsAt: EpochMs },
  now: EpochMs,
): BookingView {
  if (booking.status === 'cancelled') return 'cancelled';
  if (booking.status === 'waitlisted') return now < booking.startsAt ? 'waitlisted' : 'past';
  if (booking.status === 'no_show') return 'past';
  return now < booking.endsAt ? 'upcoming' : 'past';
}

import type { BookingState } from './booking-states.ts';

/** What decides whether a booking uses a visit. */
export interface BookingUse {
  status: BookingState;
  /** Cancelled after free cancellation had ended. */
  cancelledLate: boolean;
  /** Someone else took the place that a late cancellation freed. */
  placeTakenAgain: boolean;
}

/** Whether a booking is a visit: attended, missed, or cancelled late and not taken again. */
export function isVisit(booking: BookingUse): boolean {
  if (booking.status === 'completed' || booking.status === 'no_show') return true;
  return booking.status === 'cancelled' && booking.cancelledLate && !booking.placeTakenAgain;
}

/** Whether a booking takes from the limits: a visit, or a place still held. */
export function countsAgainstLimits(booking: BookingUse): boolean {
  return booking.status === 'confirmed' || booking.status === 'pending' || isVisit(booking);
}

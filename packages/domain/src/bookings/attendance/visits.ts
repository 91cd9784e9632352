import type { BookingState } from '../booking-states.ts';

/** The fields of a booking that decide whether it uses a visit. */
export interface VisitCandidate {
  status: BookingState;
  /** Cancelled after free cancellation had ended. */
  lateCancelled: boolean;
  /** Someone else took the place that a late cancellation freed. */
  placeRebooked: boolean;
}

/** Whether a booking is a visit: attended, missed, or cancelled late and not rebooked. */
export function isVisit(booking: VisitCandidate): boolean {
  if (booking.status === 'completed' || booking.status === 'no_show') return true;
  return booking.status === 'cancelled' && booking.lateCancelled && !booking.placeRebooked;
}

/** Whether a booking counts against the plan's limits: a visit, or a place still held. */
export function countsAgainstLimits(booking: VisitCandidate): boolean {
  return booking.status === 'confirmed' || booking.status === 'pending' || isVisit(booking);
}

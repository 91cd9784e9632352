import type { BookingState } from '../booking-states.ts';

/** The fields of a booking that decide whether it uses a visit. */
export interface VisitCandidate {
  status: BookingState;
  /** Cancelled after free cancellation had ended. */
  lateCancelled: boolean;
  /** Given back: another member took the place of a late cancellation, or an appeal was accepted. */
  visitReturned: boolean;
}

/** Whether a booking is a visit: attended, missed or cancelled late, and not given back. */
export function isVisit(booking: VisitCandidate): boolean {
  if (booking.visitReturned) return false;
  if (booking.status === 'completed' || booking.status === 'no_show') return true;
  return booking.status === 'cancelled' && booking.lateCancelled;
}

/** Whether a booking counts against the plan's limits: a visit, or a place still held. */
export function countsAgainstLimits(booking: VisitCandidate): boolean {
  return booking.status === 'confirmed' || booking.status === 'pending' || isVisit(booking);
}

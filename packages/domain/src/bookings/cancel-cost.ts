import type { BookingState } from './booking-states.ts';

/** What a screen knows of a booking; instants in epoch milliseconds. */
export interface ShownBooking {
  status: BookingState;
  /** The end of free cancelling as `cancelQuote` answered it. */
  freeUntil: number;
  startsAt: number;
}

/** What cancelling does at a moment. */
export type CancelCost = 'free' | 'uses_visit' | 'not_possible';

/**
 * What cancelling costs at `now`, from what a cancel quote said earlier: so that a page that stays
 * open changes its words at the deadline, exactly as a new quote would.
 */
export function cancelCostAt(
  { status, freeUntil, startsAt }: ShownBooking,
  now: number,
): CancelCost {
  const waits = status === 'waitlisted' || status === 'pending';
  if ((status !== 'confirmed' && !waits) || now >= startsAt) return 'not_possible';
  return waits || now < freeUntil ? 'free' : 'uses_visit';
}

/** When the answer of `cancelCostAt` changes next (epoch milliseconds), or null. */
export function cancelCostChangesAt(booking: ShownBooking, now: number): number | null {
  const cost = cancelCostAt(booking, now);
  if (cost === 'not_possible') return null;
  const ends =
    booking.status === 'confirmed' && cost === 'free' ? booking.freeUntil : booking.startsAt;
  return Math.min(ends, booking.startsAt);
}

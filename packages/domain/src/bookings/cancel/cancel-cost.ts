import type { EpochMs } from '../../time/instants.ts';
import type { BookingState } from '../booking-states.ts';

/** The fields of a booking, as a screen has them, that decide the cost of cancelling. */
export interface BookingCancelTerms {
  status: BookingState;
  /** The end of free cancellation as returned by `cancelQuote`. */
  freeUntil: EpochMs;
  startsAt: EpochMs;
}

/** What cancelling costs at an instant. */
export type CancelCost = 'free' | 'uses_visit' | 'not_possible';

/**
 * What cancelling costs at `now`, computed from an earlier cancel quote, so that a page that stays
 * open changes at the deadline exactly as a new quote would.
 */
export function cancelCostAt(
  { status, freeUntil, startsAt }: BookingCancelTerms,
  now: EpochMs,
): CancelCost {
  const usesNoVisit = status === 'waitlisted' || status === 'pending';
  if ((status !== 'confirmed' && !usesNoVisit) || now >= startsAt) return 'not_possible';
  return usesNoVisit || now < freeUntil ? 'free' : 'uses_visit';
}

/** When the result of `cancelCostAt` changes next, or null when it does not change any more. */
export function cancelCostChangesAt(booking: BookingCancelTerms, now: EpochMs): EpochMs | null {
  const cost = cancelCostAt(booking, now);
  if (cost === 'not_possible') return null;
  const ends =
    booking.status === 'confirmed' && cost === 'free' ? booking.freeUntil : booking.startsAt;
  return Math.min(ends, booking.startsAt);
}

import type { EpochMs } from '../../time/instants.ts';
import type { BookingState } from '../booking-states.ts';

/** What a screen knows of a booking; instants in epoch milliseconds. */
export interface BookingCancelTerms {
  status: BookingState;
  /** The end of free cancelling as `cancelQuote` answered it. */
  freeUntil: EpochMs;
  startsAt: EpochMs;
}

/** What cancelling does at a moment. */
export type CancelCost = 'free' | 'uses_visit' | 'not_possible';

/**
 * What cancelling costs at `now`, from what a cancel quote said earlier: so that a page that stays
 * open changes its words at the deadline, exactly as a new quote would.
 */
export function cancelCostAt(
  { status, freeUntil, startsAt }: BookingCancelTerms,
  now: EpochMs,
): CancelCost {
  const usesNoVisit = status === 'waitlisted' || status === 'pending';
  if ((status !== 'confirmed' && !usesNoVisit) || now >= startsAt) return 'not_possible';
  return usesNoVisit || now < freeUntil ? 'free' : 'uses_visit';
}

/** When the answer of `cancelCostAt` changes next (epoch milliseconds), or null. */
export function cancelCostChangesAt(booking: BookingCancelTerms, now: EpochMs): EpochMs | null {
  const cost = cancelCostAt(booking, now);
  if (cost === 'not_possible') return null;
  const ends =
    booking.status === 'confirmed' && cost === 'free' ? booking.freeUntil : booking.startsAt;
  return Math.min(ends, booking.startsAt);
}

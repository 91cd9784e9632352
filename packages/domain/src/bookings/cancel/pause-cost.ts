import type { EpochMs } from '../../time/instants.ts';
import { type CancelContext, cancelQuote } from './cancel-quote.ts';

/**
 * Whether a booking that a pause of the membership frees at `now` uses its visit: exactly when the
 * member would lose it by cancelling. Otherwise a pause that ends the next minute would be a free
 * late cancellation.
 */
export function pauseUsesVisit(booking: CancelContext, now: EpochMs): boolean {
  const { allowed, cost } = cancelQuote(booking, now);
  return allowed && cost === 'uses_visit';
}

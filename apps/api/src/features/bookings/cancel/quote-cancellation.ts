import type { Deps } from '../../../platform/deps.ts';
import { refuse } from '../../../platform/refusal.ts';
import { findOwnBooking } from '../read/find-own-booking.ts';
import { presentQuote } from './present-quote.ts';

/** The cost of cancelling a member's own booking now. */
export async function quoteCancellation(deps: Deps, userId: string, bookingId: string) {
  const booking = await findOwnBooking(deps.db, bookingId, userId);
  if (!booking) return refuse('not_found');
  return presentQuote(deps.db, booking, deps.clock.now());
}

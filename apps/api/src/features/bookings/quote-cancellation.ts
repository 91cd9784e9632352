import { cancelQuote } from '@pulse/domain';
import type { Deps } from '../../platform/deps.ts';
import { refuse } from '../../platform/refusal.ts';
import { presentQuote } from './cancel-booking.ts';
import { ownBooking } from './own-booking.ts';
import { cancelFacts } from './present-booking.ts';

/** What cancelling a member's own booking costs right now. */
export async function quoteCancellation(deps: Deps, userId: string, bookingId: string) {
  const booking = await ownBooking(deps.db, bookingId, userId);
  if (!booking) return refuse('not_found');
  return presentQuote(cancelQuote(cancelFacts(booking), deps.clock.now()));
}

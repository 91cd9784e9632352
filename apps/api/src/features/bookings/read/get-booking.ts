import type { Deps } from '../../../platform/deps.ts';
import { refuse } from '../../../platform/refusal.ts';
import { expireHoldsOfSession } from '../waitlist/expire-holds.ts';
import { findOwnBooking } from './find-own-booking.ts';
import { presentBookings } from './present-bookings.ts';

/** One of the member's own bookings; an expired hold is released first. */
export async function getBooking(deps: Deps, userId: string, bookingId: string) {
  const booking = await findOwnBooking(deps.db, bookingId, userId);
  if (!booking) return refuse('not_found');
  const lapsed = booking.held_until !== null && booking.held_until.getTime() <= deps.clock.now();
  if (lapsed) await expireHoldsOfSession(deps, booking.class_session_id);
  const [presented] = await presentBookings(deps, deps.db, [booking], deps.clock.now());
  return presented ?? refuse('not_found');
}

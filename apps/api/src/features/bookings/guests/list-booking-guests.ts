import type { Deps } from '../../../platform/deps.ts';
import { refuse } from '../../../platform/refusal.ts';
import { findOwnBooking } from '../read/find-own-booking.ts';
import { presentGuests } from './present-guests.ts';

/** The guests whom a member brings to the class of their own booking. */
export async function listBookingGuests({ db, clock }: Deps, userId: string, bookingId: string) {
  const booking = await findOwnBooking(db, bookingId, userId);
  return booking ? presentGuests(db, booking, clock.now()) : refuse('not_found');
}

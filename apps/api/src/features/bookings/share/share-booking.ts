import { newToken } from '../../../platform/crypto/secret-token.ts';
import type { Deps } from '../../../platform/deps.ts';
import { refuse } from '../../../platform/refusal.ts';
import { findOwnBooking } from '../read/find-own-booking.ts';
import { deleteLink, findLinkOf, insertLink } from './booking-links.store.ts';

/** The link of a member's own booking, as a path of the web app; null when it is not shared. */
export async function getBookingLink({ db }: Deps, userId: string, bookingId: string) {
  const booking = await findOwnBooking(db, bookingId, userId);
  return booking ? presentLink(await findLinkOf(db, bookingId)) : refuse('not_found');
}

/** Gives a place in a class that has not begun a link; a booking that has one keeps it. */
export async function shareBooking({ db, clock }: Deps, userId: string, bookingId: string) {
  const booking = await findOwnBooking(db, bookingId, userId);
  if (!booking) return refuse('not_found');
  const now = clock.now();
  if (booking.status !== 'confirmed' || booking.starts_at.getTime() <= now)
    return refuse('booking_not_shareable');
  await insertLink(db, { booking_id: bookingId, token: newToken(), created_at: new Date(now) });
  return presentLink(await findLinkOf(db, bookingId));
}

/** Ends the link of a member's own booking; sharing again makes another one. */
export async function revokeBookingLink({ db }: Deps, userId: string, bookingId: string) {
  const booking = await findOwnBooking(db, bookingId, userId);
  if (!booking) return refuse('not_found');
  await deleteLink(db, bookingId);
  return null;
}

function presentLink(token: string | undefined) {
  return { path: token ? `/with#token=${token}` : null };
}

import type { Deps } from '../../../platform/deps.ts';
import { isRefusal, refuse } from '../../../platform/refusal.ts';
import { addGuest } from '../guests/add-guest.ts';
import { findSharedBooking } from './booking-links.store.ts';
import { presentSharedBooking } from './open-shared-booking.ts';

/**
 * A caller with the link of a booking comes as the guest of its member, under the same rules as if the
 * member had added them; a repeated request adds no guest twice.
 */
export async function joinAsGuest(
  deps: Deps,
  { token, guestId, name }: { token: string; guestId: string; name: string },
) {
  const shared = await findSharedBooking(deps.db, token, new Date(deps.clock.now()));
  if (!shared) return refuse('link_invalid');
  const { user_id: userId, booking_id: bookingId } = shared;
  const added = await addGuest(deps, { userId, bookingId, guestId, name });
  return isRefusal(added) ? added : presentSharedBooking(deps.db, shared, deps.clock.now());
}

import { DAY, HOUR } from '@pulse/domain';
import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { listBookingsBetween, loadBookingDetails } from '../../bookings/index.ts';
import { hasPlace } from './has-place.ts';
import { presentCheckInBookings } from './present-check-in-bookings.ts';

/** A local day lasts 25 hours at most; check-in closes 15 minutes after the start. */
const LONGEST_DAY = DAY + HOUR;

/** The member's bookings of today, each by the date at its venue. */
export async function listTodaysBookings(deps: Deps, member: AuthenticatedUser) {
  const now = deps.clock.now();
  const bookings = await listBookingsBetween(deps.db, {
    userId: member.id,
    from: new Date(now - LONGEST_DAY),
    until: new Date(now + LONGEST_DAY),
  });
  const ids = bookings.filter(hasPlace).map(({ id }) => id);
  const details = await loadBookingDetails(deps.db, ids, now);
  const order = new Map(ids.map((id, index) => [id, index]));
  const place = (row: (typeof details)[number]) => order.get(row.booking.id) ?? 0;
  const inOrder = details.sort((one, other) => place(one) - place(other));
  return { items: presentCheckInBookings(deps, inOrder, now), next_cursor: null };
}

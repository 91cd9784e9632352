import { HOUR } from '@pulse/domain';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { listBookingsBetween } from '../../bookings/index.ts';
import { hasPlace } from './has-place.ts';
import { presentCheckInBookings } from './present-check-in-bookings.ts';

/** The member's bookings from 12 hours ago to 18 hours ahead, which covers today in any zone. */
export async function listTodaysBookings(deps: Deps, member: AuthenticatedUser) {
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const bookings = await listBookingsBetween(tx, {
      userId: member.id,
      from: new Date(now - 12 * HOUR),
      until: new Date(now + 18 * HOUR),
    });
    const bookingsWithPlace = bookings.filter(hasPlace);
    return {
      items: await presentCheckInBookings(deps, tx, bookingsWithPlace, now),
      next_cursor: null,
    };
  });
}

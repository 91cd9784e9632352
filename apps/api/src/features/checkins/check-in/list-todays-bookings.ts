import { DAY, HOUR } from '@pulse/domain';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { listBookingsBetween } from '../../bookings/index.ts';
import { hasPlace } from './has-place.ts';
import { presentCheckInBookings } from './present-check-in-bookings.ts';

/** A local day lasts 25 hours at most; check-in closes 15 minutes after the start. */
const LONGEST_DAY = DAY + HOUR;

/** The member's bookings of today, each by the date at its venue. */
export async function listTodaysBookings(deps: Deps, member: AuthenticatedUser) {
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const bookings = await listBookingsBetween(tx, {
      userId: member.id,
      from: new Date(now - LONGEST_DAY),
      until: new Date(now + LONGEST_DAY),
    });
    const bookingsWithPlace = bookings.filter(hasPlace);
    return {
      items: await presentCheckInBookings(deps, tx, bookingsWithPlace, now),
      next_cursor: null,
    };
  });
}

import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { listBookingsBetween } from '../../bookings/index.ts';
import { presentCheckInBookings } from './find-check-in-options.ts';

const HOUR_MS = 3_600_000;

/** The member's bookings from 12 hours ago to 18 hours ahead: "today" in whatever zone they are. */
export async function listTodaysBookings(deps: Deps, member: AuthenticatedUser) {
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const bookings = await listBookingsBetween(tx, {
      userId: member.id,
      from: new Date(now - 12 * HOUR_MS),
      until: new Date(now + 18 * HOUR_MS),
    });
    const bookingsWithPlace = bookings.filter(({ status }) =>
      ['confirmed', 'completed', 'no_show'].includes(status),
    );
    return { items: await presentCheckInBookings(tx, bookingsWithPlace, now), next_cursor: null };
  });
}

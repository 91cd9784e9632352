import { checkInDay, checkInWindow, type EpochMs } from '@pulse/domain';
import type { Tx } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { type BookingRow, presentBookings } from '../../bookings/index.ts';
import { listLiveCheckInTimes } from '../checkins.store.ts';

/**
 * The bookings that the check-in page lists at `now`, in their wire form, with their day, the state
 * of their check-in window and their check-in time.
 */
export async function presentCheckInBookings(
  deps: Deps,
  tx: Tx,
  bookings: readonly BookingRow[],
  now: EpochMs,
) {
  const ids = bookings.map((booking) => booking.id);
  const checkInTimes = await listLiveCheckInTimes(tx, ids);
  const presented = await presentBookings(deps, tx, bookings, now);
  return bookings.flatMap((row, index) => {
    const { state, opens_at, closes_at } = checkInWindow(row.starts_at.getTime(), now);
    const checkedInAt = checkInTimes.get(row.id) ?? null;
    const booking = presented[index];
    if (!booking) throw new Error('a booking was not presented');
    const day = checkInDay(row.starts_at.getTime(), booking.session.time_zone, now);
    if (!day) return [];
    const entry = {
      booking,
      day,
      state: checkedInAt ? ('checked_in' as const) : state,
      opens_at,
      closes_at,
      checked_in_at: checkedInAt?.toISOString() ?? null,
    };
    return [entry];
  });
}

import { checkInDay, checkInWindow, type EpochMs } from '@pulse/domain';
import type { Deps } from '../../../platform/deps.ts';
import { type BookingDetailsRow, presentBookingDetails } from '../../bookings/index.ts';

/**
 * The bookings that the check-in page lists at `now`, in their wire form, with their day, the state
 * of their check-in window and their check-in time.
 */
export function presentCheckInBookings(
  deps: Pick<Deps, 'paymentProvider'>,
  rows: readonly BookingDetailsRow[],
  now: EpochMs,
) {
  return rows.flatMap((row) => {
    const booking = presentBookingDetails(deps, row, now);
    const startsAt = row.booking.starts_at.getTime();
    const { state, opens_at, closes_at } = checkInWindow(startsAt, now);
    const day = checkInDay(startsAt, booking.session.time_zone, now);
    if (!day) return [];
    const entry = {
      booking,
      day,
      state: booking.checked_in_at ? ('checked_in' as const) : state,
      opens_at,
      closes_at,
      checked_in_at: booking.checked_in_at,
    };
    return [entry];
  });
}

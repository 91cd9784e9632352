import { type EpochMs, localDayOf, MINUTE } from '@pulse/domain';
import type { Tx } from '../../../platform/database/transaction.ts';
import { type BookingRow, listBookingsBetween } from '../../bookings/index.ts';
import type { CheckInVenueRow } from '../check-in-venues.store.ts';
import { hasPlace } from './has-place.ts';

/** Check-in for a class just after midnight opens before midnight. */
const AFTER_MIDNIGHT = 30 * MINUTE;

/** The member's bookings that have a place at this venue today, earliest first. */
export async function listBookingsAtVenueToday(
  tx: Tx,
  venue: CheckInVenueRow,
  userId: string,
  now: EpochMs,
): Promise<BookingRow[]> {
  const day = localDayOf(now, venue.time_zone);
  const bookings = await listBookingsBetween(tx, {
    userId,
    venueId: venue.id,
    from: new Date(day.startsAt),
    until: new Date(day.endsAt + AFTER_MIDNIGHT),
  });
  return bookings.filter(hasPlace);
}

import { checkInDay, type EpochMs, HOUR, localDayOf } from '@pulse/domain';
import type { Tx } from '../../../platform/database/transaction.ts';
import { type BookingRow, listBookingsBetween } from '../../bookings/index.ts';
import type { CheckInVenueRow } from '../check-in-venues.store.ts';
import { hasPlace } from './has-place.ts';

/** Check-in for a class near midnight is open on both sides of it. */
const ACROSS_MIDNIGHT = HOUR;

/**
 * The member's bookings that have a place at this venue today, and those near midnight whose check-in
 * is open, earliest first.
 */
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
    from: new Date(day.startsAt - ACROSS_MIDNIGHT),
    until: new Date(day.endsAt + ACROSS_MIDNIGHT),
  });
  return bookings.filter(
    (booking) =>
      hasPlace(booking) && checkInDay(booking.starts_at.getTime(), venue.time_zone, now) !== null,
  );
}

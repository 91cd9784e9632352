import { checkInDay, type EpochMs, HOUR, localDayOf } from '@pulse/domain';
import type { Db, Tx } from '../../../platform/database/transaction.ts';
import { type BookingDetailsRow, listBookingDetailsAtVenue } from '../../bookings/index.ts';
import type { CheckInVenueRow } from '../check-in-venues.store.ts';
import { hasPlace } from './has-place.ts';

/** Check-in for a class near midnight is open on both sides of it. */
const ACROSS_MIDNIGHT = HOUR;

/**
 * The member's bookings at this venue today, in any state, and those near midnight whose check-in is
 * open, earliest first.
 */
export async function listAllBookingsAtVenueToday(
  db: Db | Tx,
  venue: CheckInVenueRow,
  userId: string,
  now: EpochMs,
): Promise<BookingDetailsRow[]> {
  const day = localDayOf(now, venue.time_zone);
  const around = {
    userId,
    venueId: venue.id,
    from: new Date(day.startsAt - ACROSS_MIDNIGHT),
    until: new Date(day.endsAt + ACROSS_MIDNIGHT),
  };
  const rows = await listBookingDetailsAtVenue(db, around, now);
  return rows.filter(
    ({ booking }) => checkInDay(booking.starts_at.getTime(), venue.time_zone, now) !== null,
  );
}

/** Those of them that have a place. */
export async function listBookingsAtVenueToday(
  db: Db | Tx,
  venue: CheckInVenueRow,
  userId: string,
  now: EpochMs,
): Promise<BookingDetailsRow[]> {
  const rows = await listAllBookingsAtVenueToday(db, venue, userId, now);
  return rows.filter(({ booking }) => hasPlace(booking));
}

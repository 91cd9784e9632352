import { bookingToCheckIn, checkInWindow, type EpochMs, localDayOf } from '@pulse/domain';
import type { Tx } from '../../../platform/database/transaction.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { type BookingRow, listBookingsBetween } from '../../bookings/index.ts';
import type { CheckInVenueRow } from '../check-in-venues.store.ts';
import {
  type CheckInProof,
  type RecordedCheckIn,
  recordClassCheckIn,
  windowDetails,
} from './record-class-check-in.ts';
import { recordOpenGymVisit } from './record-open-gym-visit.ts';

/** A class just after midnight is checked in to before it. */
const AFTER_MIDNIGHT_MS = 30 * 60_000;

/** The member's bookings that hold a place at this venue today, earliest first. */
export async function listBookingsAtVenueToday(
  tx: Tx,
  venue: CheckInVenueRow,
  userId: string,
  now: EpochMs,
) {
  const day = localDayOf(now, venue.time_zone);
  const bookings = await listBookingsBetween(tx, {
    userId,
    venueId: venue.id,
    from: new Date(day.startsAt),
    until: new Date(day.endsAt + AFTER_MIDNIGHT_MS),
  });
  return bookings.filter(({ status }) => ['confirmed', 'completed', 'no_show'].includes(status));
}

/**
 * Records what a scan at a venue means when the member named nothing: the booking whose window is
 * open, else an open-gym visit where the venue has those, else a refusal that says which booking
 * it is too early or too late for.
 */
export async function recordMatchingCheckIn(
  tx: Tx,
  venue: CheckInVenueRow,
  userId: string,
  proof: CheckInProof,
  now: EpochMs,
): Promise<RecordedCheckIn | Refusal> {
  const bookings = await listBookingsAtVenueToday(tx, venue, userId, now);
  const match = bookingToCheckIn(bookings.map(withStart), now);
  if (match) return recordClassCheckIn(tx, venue, match.booking.id, proof, now);
  if (venue.open_gym) return recordOpenGymVisit(tx, venue, userId, proof, now);
  return refuseWithoutMatch(bookings, venue.time_zone, now);
}

function withStart(booking: BookingRow) {
  return { booking, startsAt: booking.starts_at.getTime() };
}

function refuseWithoutMatch(bookings: readonly BookingRow[], zone: string, now: EpochMs): Refusal {
  const windows = bookings.map((booking) => checkInWindow(booking.starts_at.getTime(), now));
  const next = windows.find((window) => window.state === 'too_early');
  if (next) return refuse('check_in_too_early', windowDetails(next, zone));
  const last = windows.at(-1);
  if (last) return refuse('check_in_too_late', windowDetails(last, zone));
  return refuse('no_booking_here');
}

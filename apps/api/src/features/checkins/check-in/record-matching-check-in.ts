import { bookingToCheckIn, checkInWindow, type EpochMs } from '@pulse/domain';
import type { Tx } from '../../../platform/database/transaction.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import type { BookingRow } from '../../bookings/index.ts';
import type { CheckInVenueRow } from '../check-in-venues.store.ts';
import { listBookingsAtVenueToday } from './list-bookings-at-venue-today.ts';
import {
  type CheckInProof,
  type RecordedCheckIn,
  recordClassCheckIn,
  windowDetails,
} from './record-class-check-in.ts';
import { recordOpenGymVisit } from './record-open-gym-visit.ts';

/**
 * Records the check-in that matches a scan without a choice: to the booking whose window is open,
 * else an open-gym visit where the venue has open gym, else a refusal with the window of the booking
 * that it is too early or too late for.
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

import { bookingToCheckIn, checkInWindow, type EpochMs } from '@pulse/domain';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import type { BookingDetailsRow } from '../../bookings/index.ts';
import { windowDetails } from './record-class-check-in.ts';

/** The booking that a scan without a choice checks in to; undefined when none has an open window. */
export function matchingBooking(
  bookings: readonly BookingDetailsRow[],
  now: EpochMs,
): BookingDetailsRow | undefined {
  const starts = bookings.map((row) => ({ row, startsAt: row.booking.starts_at.getTime() }));
  return bookingToCheckIn(starts, now)?.row;
}

/** Refuses with the window of the booking that it is too early or too late for. */
export function refuseWithoutMatch(
  bookings: readonly BookingDetailsRow[],
  zone: string,
  now: EpochMs,
): Refusal {
  const windows = bookings.map(({ booking }) => checkInWindow(booking.starts_at.getTime(), now));
  const next = windows.find((window) => window.state === 'too_early');
  if (next) return refuse('check_in_too_early', windowDetails(next, zone));
  const last = windows.at(-1);
  if (last) return refuse('check_in_too_late', windowDetails(last, zone));
  return refuse('no_booking_here');
}

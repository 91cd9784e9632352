import type { EpochMs } from '../../time/instants.ts';
import { checkInWindow } from './check-in-window.ts';

/** The booking that a scan at the venue checks in: one whose window is open, the nearest start first. */
export function bookingToCheckIn<Booking extends { startsAt: EpochMs }>(
  bookings: readonly Booking[],
  now: EpochMs,
): Booking | null {
  const open = bookings.filter((booking) => checkInWindow(booking.startsAt, now).state === 'open');
  const distance = (booking: Booking) => Math.abs(booking.startsAt - now);
  return open.sort((a, b) => distance(a) - distance(b))[0] ?? null;
}

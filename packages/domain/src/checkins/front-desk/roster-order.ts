import type { BookingState } from '../../bookings/booking-states.ts';

/** The order of the roster: who is still to come is read first, then who cannot come in yet. */
const ORDER: readonly BookingState[] = [
  'confirmed',
  'no_show',
  'pending',
  'waitlisted',
  'completed',
  'cancelled',
];

/** The roster with people to come first; among equals the given order is kept. Copies its input. */
export function rosterOrder<Entry extends { status: BookingState }>(
  entries: readonly Entry[],
): Entry[] {
  return [...entries].sort((a, b) => ORDER.indexOf(a.status) - ORDER.indexOf(b.status));
}

import type { BookingRow } from '../../bookings/index.ts';

/** Whether a booking has a place in its class, attended or missed ones included. */
export function hasPlace({ status }: Pick<BookingRow, 'status'>): boolean {
  return status === 'confirmed' || status === 'completed' || status === 'no_show';
}

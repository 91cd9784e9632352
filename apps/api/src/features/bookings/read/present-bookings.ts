import type { EpochMs } from '@pulse/domain';
import type { Db, Tx } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { BookingRow } from '../booking-row.ts';
import { type BookingDetailsRow, loadBookingDetails } from './booking-details.store.ts';
import { type PresentedBooking, presentBooking } from './present-booking.ts';

/**
 * Bookings in their wire form at `now`, in the given order, read again from the database with one
 * query for any number of them.
 */
export async function presentBookings(
  deps: Pick<Deps, 'paymentProvider'>,
  db: Db | Tx,
  bookings: readonly Pick<BookingRow, 'id'>[],
  now: EpochMs,
): Promise<PresentedBooking[]> {
  const ids = bookings.map(({ id }) => id);
  const found = new Map(
    (await loadBookingDetails(db, ids, now)).map((row) => [row.booking.id, row]),
  );
  return ids.flatMap((id) => {
    const row = found.get(id);
    return row ? [presentBookingDetails(deps, row, now)] : [];
  });
}

/** A booking in its wire form at `now`, from what was read of it. */
export function presentBookingDetails(
  { paymentProvider }: Pick<Deps, 'paymentProvider'>,
  row: BookingDetailsRow,
  now: EpochMs,
): PresentedBooking {
  const checkoutUrl = row.paymentId && paymentProvider.checkoutPath({ id: row.paymentId });
  return presentBooking(row.booking, { ...row, checkoutUrl: checkoutUrl ?? null }, now);
}

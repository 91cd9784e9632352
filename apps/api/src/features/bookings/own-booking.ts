import type { Db, Tx } from '../../platform/database/transaction.ts';
import type { BookingRow } from './booking-row.ts';
import { findBooking, lockBooking } from './bookings.store.ts';

/** A member's own booking; null when it is another's, or not there. */
export async function ownBooking(
  db: Db | Tx,
  id: string,
  userId: string,
): Promise<BookingRow | null> {
  const booking = await findBooking(db, id);
  return booking?.user_id === userId ? booking : null;
}

/** A member's own booking, which they held when the transaction began, locked. */
export async function lockOwnBooking(tx: Tx, id: string): Promise<BookingRow> {
  const booking = await lockBooking(tx, id);
  if (!booking) throw new Error('A booking is never deleted');
  return booking;
}

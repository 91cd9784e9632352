import type { Db, Tx } from '../../../platform/database/transaction.ts';
import type { BookingRow } from '../booking-row.ts';
import { findBooking } from '../bookings.store.ts';

/** A member's own booking; null when it does not exist or belongs to another member. */
export async function findOwnBooking(
  db: Db | Tx,
  id: string,
  userId: string,
): Promise<BookingRow | null> {
  const booking = await findBooking(db, id);
  return booking?.user_id === userId ? booking : null;
}

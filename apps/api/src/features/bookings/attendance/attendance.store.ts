import type { BookingState } from '@pulse/domain';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/transaction.ts';

/** Sets confirmed bookings of classes that have ended to no-show; returns at most 1,000. */
export async function markNoShowBookings(tx: Tx, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    UPDATE bookings SET status = 'no_show'
    WHERE id IN (
      SELECT id FROM bookings WHERE status = 'confirmed' AND ends_at <= ${now}
      ORDER BY ends_at LIMIT 1000 FOR NO KEY UPDATE SKIP LOCKED)
    RETURNING id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Changes the status of a booking if it is one of `from`; false when it is not. */
export async function changeBookingStatus(
  tx: Tx,
  id: string,
  from: readonly BookingState[],
  to: 'confirmed' | 'no_show',
): Promise<boolean> {
  const changed = await tx
    .updateTable('bookings')
    .set({ status: to })
    .where('id', '=', id)
    .where('status', 'in', from)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

/** Marks a missed or late visit as given back; null when it was before, or is neither. */
export async function markVisitReturned(
  tx: Tx,
  id: string,
  at: Date,
): Promise<{ paidBy: 'plan' | 'drop_in' } | null> {
  const { rows } = await sql<{ paidBy: 'plan' | 'drop_in' }>`
    UPDATE bookings SET visit_returned_at = ${at}
    WHERE id = ${id} AND visit_returned_at IS NULL AND (status = 'no_show' OR late_cancelled)
    RETURNING paid_by AS "paidBy"`.execute(tx);
  return rows[0] ?? null;
}

import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/transaction.ts';

/** Cancels whatever holds or awaits a place in a held class, and empties its counters. */
export async function cancelBookingsOfSession(
  tx: Tx,
  sessionId: string,
  reason: string,
  at: Date,
): Promise<{ cancelled: string[]; returned: string[] }> {
  const cancelled = await sql<{ id: string }>`
    WITH cancelled AS (
      UPDATE bookings SET status = 'cancelled', pending_for = NULL, held_until = NULL,
        cancelled_at = ${at}, cancelled_by = 'venue', cancel_reason = ${reason},
        calendar_sequence = calendar_sequence + 1
      WHERE class_session_id = ${sessionId} AND status IN ('pending', 'confirmed', 'waitlisted')
      RETURNING id
    ), emptied AS (
      UPDATE class_sessions SET booked = 0, waitlisted = 0 WHERE id = ${sessionId}
    )
    SELECT id FROM cancelled`.execute(tx);
  const returned = await sql<{ id: string }>`
    UPDATE bookings SET visit_returned_at = ${at}
    WHERE class_session_id = ${sessionId} AND late_cancelled AND visit_returned_at IS NULL
    RETURNING id`.execute(tx);
  return { cancelled: cancelled.rows.map(idOf), returned: returned.rows.map(idOf) };
}

/** Sets confirmed bookings of classes that have ended to no-show; answers at most 1,000. */
export async function markNoShowBookings(tx: Tx, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    UPDATE bookings SET status = 'no_show'
    WHERE id IN (
      SELECT id FROM bookings WHERE status = 'confirmed' AND ends_at <= ${now}
      ORDER BY ends_at LIMIT 1000 FOR NO KEY UPDATE SKIP LOCKED)
    RETURNING id`.execute(tx);
  return rows.map(idOf);
}

/** Moves a booking from one of some states to another; false when it was in none of them. */
export async function changeBookingStatus(
  tx: Tx,
  id: string,
  from: readonly string[],
  to: 'completed' | 'confirmed' | 'no_show',
): Promise<boolean> {
  const moved = await tx
    .updateTable('bookings')
    .set({ status: to })
    .where('id', '=', id)
    .where('status', 'in', from)
    .executeTakeFirst();
  return moved.numUpdatedRows > 0n;
}

/** Cancelled drop-ins whose money is still here although nothing is owed for them. */
export async function listDropInsToRefund(
  db: Db,
  span: { from: Date; until: Date },
): Promise<string[]> {
  const rows = await db
    .selectFrom('bookings')
    .innerJoin('payments', 'payments.booking_id', 'bookings.id')
    .select('bookings.id')
    .where('bookings.status', '=', 'cancelled')
    .where('bookings.paid_by', '=', 'drop_in')
    .where('bookings.cancelled_at', '>', span.from)
    .where('bookings.cancelled_at', '<=', span.until)
    .where('payments.status', '=', 'paid')
    .where((eb) =>
      eb.or([
        eb('bookings.late_cancelled', '=', false),
        eb('bookings.visit_returned_at', 'is not', null),
      ]),
    )
    .limit(100)
    .execute();
  return rows.map(idOf);
}

const idOf = ({ id }: { id: string }) => id;

import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/transaction.ts';
import { BOOKING_COLUMNS, type BookingRow } from './booking-row.ts';

/** One booking of any member; undefined when there is none. */
export async function findBooking(db: Db | Tx, id: string): Promise<BookingRow | undefined> {
  const row = await db
    .selectFrom('bookings')
    .select(BOOKING_COLUMNS)
    .where('id', '=', id)
    .executeTakeFirst();
  return row as BookingRow | undefined;
}

/** One booking, locked until the transaction ends; undefined when there is none. */
export async function lockBooking(tx: Tx, id: string): Promise<BookingRow | undefined> {
  const row = await tx
    .selectFrom('bookings')
    .select(BOOKING_COLUMNS)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row as BookingRow | undefined;
}

/** The columns that may change together with the status of a booking. */
export type BookingChange = Partial<
  Pick<
    BookingRow,
    | 'paid_by'
    | 'pending_for'
    | 'held_until'
    | 'booked_at'
    | 'cancelled_at'
    | 'cancelled_by'
    | 'cancel_reason'
    | 'late_cancelled'
    | 'visit_returned_at'
  >
> &
  Pick<BookingRow, 'status'>;

/** Updates a booking, increments its calendar sequence, and returns the new row. */
export async function updateBooking(
  tx: Tx,
  id: string,
  change: BookingChange,
): Promise<BookingRow> {
  const row = await tx
    .updateTable('bookings')
    .set(change)
    .set((eb) => ({ calendar_sequence: eb('calendar_sequence', '+', 1) }))
    .where('id', '=', id)
    .returning(BOOKING_COLUMNS)
    .executeTakeFirstOrThrow();
  return row as BookingRow;
}

/**
 * Returns the visits of as many late cancellations as members took places, a member's own first;
 * returns the ids of those bookings.
 */
export async function markVisitsReturned(
  tx: Tx,
  sessionId: string,
  memberIds: readonly string[],
  at: Date,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    UPDATE bookings SET visit_returned_at = ${at}
    WHERE id IN (
      SELECT id FROM bookings
      WHERE class_session_id = ${sessionId} AND late_cancelled AND visit_returned_at IS NULL
      ORDER BY (user_id = ANY (${memberIds}::uuid[])) DESC, cancelled_at
      LIMIT ${memberIds.length})
    RETURNING id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** A member's bookings that start between two instants, at one venue or at any, earliest first. */
export async function listBookingsBetween(
  db: Db | Tx,
  criteria: { userId: string; venueId?: string; from: Date; until: Date },
): Promise<BookingRow[]> {
  let query = db
    .selectFrom('bookings')
    .select(BOOKING_COLUMNS)
    .where('user_id', '=', criteria.userId)
    .where('starts_at', '>=', criteria.from)
    .where('starts_at', '<', criteria.until);
  if (criteria.venueId) query = query.where('venue_id', '=', criteria.venueId);
  return (await query.orderBy('starts_at').orderBy('id').execute()) as BookingRow[];
}

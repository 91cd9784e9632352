import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/transaction.ts';
import { listSessions } from '../classes/index.ts';
import { BOOKING_COLUMNS, type BookingRow } from './booking-row.ts';
import type { BookingSurroundings } from './present-booking.ts';

/** Bookings with the classes, places in line and open payments they are shown with. */
export async function loadSurroundings(
  db: Db | Tx,
  ids: readonly string[],
): Promise<(BookingSurroundings & { booking: BookingRow })[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('bookings')
    .select(BOOKING_COLUMNS)
    .select([positionInLine.as('position'), openPayment.as('payment_id')])
    .where('id', 'in', ids)
    .execute();
  const sessionIds = [...new Set(rows.map((row) => row.class_session_id))];
  const sessions = new Map((await listSessions(db, sessionIds)).map((row) => [row.id, row]));
  return rows.flatMap(({ position, payment_id, ...booking }) => {
    const session = sessions.get(booking.class_session_id);
    return session
      ? [{ booking: booking as BookingRow, session, position, paymentId: payment_id }]
      : [];
  });
}

const positionInLine = sql<number | null>`CASE WHEN bookings.status = 'waitlisted' THEN (
  SELECT count(*)::integer FROM bookings w
  WHERE w.class_session_id = bookings.class_session_id AND w.status = 'waitlisted'
    AND w.waitlist_number <= bookings.waitlist_number) END`;
const openPayment = sql<string | null>`CASE WHEN bookings.pending_for = 'payment' THEN (
  SELECT p.id FROM payments p WHERE p.booking_id = bookings.id AND p.status = 'open'
  ORDER BY p.created_at DESC LIMIT 1) END`;

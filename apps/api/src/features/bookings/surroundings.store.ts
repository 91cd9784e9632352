import type { GivenUpHistory } from '@pulse/domain';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/transaction.ts';
import { listSessions } from '../classes/index.ts';
import { BOOKING_COLUMNS, type BookingRow } from './booking-row.ts';
import type { BookingSurroundings } from './present-booking.ts';

/** Bookings with all they are shown with at `now` (epoch milliseconds): two trips for any number. */
export async function loadSurroundings(
  db: Db | Tx,
  ids: readonly string[],
  now: number,
): Promise<(BookingSurroundings & { booking: BookingRow })[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('bookings')
    .select(BOOKING_COLUMNS)
    .select([
      positionInLine.as('position'),
      openPayment.as('payment_id'),
      history(new Date(now)).as('history'),
      rebook(new Date(now)).as('rebook'),
    ])
    .where('id', 'in', ids)
    .execute();
  const sessionIds = [...new Set(rows.map((row) => row.class_session_id))];
  const sessions = new Map((await listSessions(db, sessionIds)).map((row) => [row.id, row]));
  return rows.flatMap(({ position, payment_id, history, rebook, ...booking }) => {
    const session = sessions.get(booking.class_session_id);
    if (!session) return [];
    const next = rebook && { id: rebook.id, starts_at: new Date(rebook.starts_at) };
    const around = { session, position, paymentId: payment_id, history, rebook: next };
    return [{ booking: booking as BookingRow, ...around }];
  });
}

/** So many dates of a class say how it usually goes; older ones say less. */
const DATES_OF_HISTORY = 10;

/** Of one in line: places taken and given up on the last dates of the same weekly class. */
const history = (now: Date) => sql<GivenUpHistory | null>`CASE
  WHEN bookings.status = 'waitlisted' AND bookings.starts_at > ${now} THEN (
    SELECT json_build_object('taken', count(*), 'givenUp',
      count(*) FILTER (WHERE h.status = 'cancelled' AND h.cancelled_by = 'member'))
    FROM (SELECT past.id FROM class_sessions own
      JOIN class_sessions past ON past.class_template_id = own.class_template_id
        AND past.occurrence_date < own.occurrence_date
      WHERE own.id = bookings.class_session_id
        AND past.status = 'scheduled' AND past.starts_at < ${now}
      ORDER BY past.occurrence_date DESC LIMIT ${DATES_OF_HISTORY}) AS dates
    JOIN bookings h ON h.class_session_id = dates.id
      AND h.status IN ('confirmed', 'completed', 'no_show', 'cancelled')
    WHERE h.booked_at IS NOT NULL) END`;

/** Of what is over: the next date of the same class, that weekday and time, that can be opened. */
const rebook = (now: Date) => sql<{ id: string; starts_at: string } | null>`CASE
  WHEN bookings.status = 'cancelled' OR bookings.ends_at <= ${now} THEN (
    SELECT json_build_object('id', next.id, 'starts_at', next.starts_at)
    FROM class_sessions own
    JOIN class_sessions next ON next.class_template_id = own.class_template_id
      AND next.occurrence_date >= (${now}::timestamptz - interval '1 day')::date
    JOIN venues v ON v.id = next.venue_id AND v.status = 'published'
    WHERE own.id = bookings.class_session_id AND next.status = 'scheduled'
      AND next.starts_at > ${now} AND next.local_minute = own.local_minute
      AND extract(isodow FROM next.local_date) = extract(isodow FROM own.local_date)
    ORDER BY next.occurrence_date LIMIT 1) END`;

const positionInLine = sql<number | null>`CASE WHEN bookings.status = 'waitlisted' THEN (
  SELECT count(*)::integer FROM bookings w
  WHERE w.class_session_id = bookings.class_session_id AND w.status = 'waitlisted'
    AND w.waitlist_number <= bookings.waitlist_number) END`;
const openPayment = sql<string | null>`CASE WHEN bookings.pending_for = 'payment' THEN (
  SELECT p.id FROM payments p WHERE p.booking_id = bookings.id AND p.status = 'open'
  ORDER BY p.created_at DESC LIMIT 1) END`;

import type { CancellationHistory, EpochMs } from '@pulse/domain';
import { type RawBuilder, sql } from 'kysely';
import {
  type Parameters,
  preparedStatement,
} from '../../../platform/database/prepared-statement.ts';
import type { Db, Tx } from '../../../platform/database/transaction.ts';
import { type SessionRow, sessionColumnsSql } from '../../classes/index.ts';
import { BOOKING_COLUMNS, type BookingRow } from '../booking-row.ts';
import type { BookingDetails, NextDate } from './present-booking.ts';

/** A booking with the details it is shown with, as they are stored. */
export interface BookingDetailsRow extends Omit<BookingDetails, 'checkoutUrl'> {
  booking: BookingRow;
  /** The open payment that a pending booking waits for. */
  paymentId: string | null;
}

/** The SQL of bookings with the details shown at the instant of the parameter `now`. */
function detailsSql<V extends { now: Date }>(
  value: Parameters<V>,
  condition: RawBuilder<unknown>,
): RawBuilder<StoredDetails> {
  const now = sql`${value('now')}::timestamptz`;
  return sql`SELECT ${sql.join(BOOKING_COLUMNS.map((column) => sql.ref(column)))},
    ${waitlistPositionSql} AS position, ${openPaymentSql} AS payment_id,
    ${dropInPaymentSql} AS payment, ${waitlistHistorySql(now)} AS history,
    ${rebookSql(now)} AS rebook, ${checkedInSql} AS checked_in_at, ${guestsSql} AS guests,
    (SELECT row_to_json(session) FROM (SELECT ${sessionColumnsSql}) AS session) AS session
  FROM bookings JOIN class_sessions s ON s.id = bookings.class_session_id
  JOIN venues v ON v.id = s.venue_id
  WHERE ${condition}`;
}

// The values are read by subselects, which hide them from the planner: PostgreSQL then keeps one plan.
const detailsById = preparedStatement<{ ids: readonly string[]; now: Date }, StoredDetails>(
  (value) =>
    detailsSql(value, sql`bookings.id = ANY (ARRAY (SELECT unnest(${value('ids')}::uuid[])))`),
);

/** Bookings with the details shown at `now`, in any order, with one query for any number of them. */
export async function loadBookingDetails(
  db: Db | Tx,
  ids: readonly string[],
  now: EpochMs,
): Promise<BookingDetailsRow[]> {
  if (ids.length === 0) return [];
  return (await detailsById(db, { ids, now: new Date(now) })).map(toDetails);
}

/** The most bookings of one member at one venue around one day. */
const MAX_AT_VENUE = 100;

/** A member's bookings at a venue that start between two instants. */
export interface BookingsAtVenue {
  userId: string;
  venueId: string;
  from: Date;
  until: Date;
}

const detailsAtVenue = preparedStatement<BookingsAtVenue & { now: Date }, StoredDetails>((value) =>
  detailsSql(
    value,
    sql`bookings.user_id = ${value('userId')}::uuid AND bookings.venue_id = ${value('venueId')}::uuid
      AND bookings.starts_at >= (SELECT ${value('from')}::timestamptz)
      AND bookings.starts_at < (SELECT ${value('until')}::timestamptz)
    ORDER BY bookings.starts_at, bookings.id LIMIT ${sql.lit(MAX_AT_VENUE)}`,
  ),
);

/** The same of a member's bookings at a venue, in any state, earliest first. */
export async function listBookingDetailsAtVenue(
  db: Db | Tx,
  bookings: BookingsAtVenue,
  now: EpochMs,
): Promise<BookingDetailsRow[]> {
  return (await detailsAtVenue(db, { ...bookings, now: new Date(now) })).map(toDetails);
}

type StoredDetails = BookingRow &
  Pick<BookingDetails, 'position' | 'payment' | 'history' | 'guests'> & {
    payment_id: string | null;
    rebook: (Omit<NextDate, 'starts_at'> & { starts_at: string }) | null;
    checked_in_at: string | null;
    session: Omit<SessionRow, 'starts_at' | 'ends_at'> & { starts_at: string; ends_at: string };
  };

function toDetails({
  position,
  payment_id: paymentId,
  payment,
  history,
  rebook,
  checked_in_at: checkedInAt,
  guests,
  session: { starts_at, ends_at, ...session },
  ...booking
}: StoredDetails): BookingDetailsRow {
  return {
    booking,
    session: { ...session, starts_at: new Date(starts_at), ends_at: new Date(ends_at) },
    paymentId,
    position,
    payment,
    history,
    rebook: rebook && { ...rebook, starts_at: new Date(rebook.starts_at) },
    checkedInAt,
    guests,
  };
}

// A subselect instead of a join, so that the dates are read in the order of their index.
const templateOfBookingSql = sql`(SELECT own.class_template_id FROM class_sessions own
  WHERE own.id = bookings.class_session_id)`;

/** How many past dates of a class are counted; older ones are less representative. */
const MAX_HISTORY_DATES = 10;

/** For waitlisted bookings: places taken and cancelled on the last dates of the same weekly class. */
const waitlistHistorySql = (now: RawBuilder<unknown>) => sql<CancellationHistory | null>`CASE
  WHEN bookings.status = 'waitlisted' AND bookings.starts_at > ${now} THEN (
    SELECT json_build_object('taken', coalesce(sum(dates.booked + dates.cancelled), 0),
      'cancelled', coalesce(sum(dates.cancelled), 0))
    FROM (SELECT past.booked, (SELECT count(*) FROM bookings h
        WHERE h.class_session_id = past.id AND h.status = 'cancelled'
          AND h.cancelled_by = 'member' AND h.booked_at IS NOT NULL) AS cancelled
      FROM class_sessions past
      WHERE past.class_template_id = ${templateOfBookingSql}
        AND past.occurrence_date <= bookings.local_date
        AND past.status = 'scheduled' AND past.ends_at <= ${now}
      ORDER BY past.occurrence_date DESC LIMIT ${sql.lit(MAX_HISTORY_DATES)}) AS dates) END`;

/**
 * For past and cancelled bookings: the next date of the same class on that weekday and time, with
 * the member's own booking of it.
 */
const rebookSql = (now: RawBuilder<unknown>) => sql<StoredDetails['rebook']>`CASE
  WHEN bookings.status = 'cancelled' OR bookings.ends_at <= ${now} THEN (
    SELECT json_build_object('id', next.id, 'starts_at', next.starts_at, 'capacity', next.capacity,
      'booked', next.booked, 'waitlisted', next.waitlisted, 'venue_policy', v.booking_policy,
      'own_id', mine.id, 'own_status', mine.status)
    FROM class_sessions next
    JOIN venues v ON v.id = next.venue_id AND v.status = 'published'
    LEFT JOIN bookings mine ON mine.class_session_id = next.id
      AND mine.user_id = bookings.user_id AND mine.status <> 'cancelled'
    WHERE next.class_template_id = ${templateOfBookingSql}
      AND next.occurrence_date >= (${now} - interval '1 day')::date
      AND next.status = 'scheduled' AND next.starts_at > ${now}
      AND (next.local_minute, extract(isodow FROM next.local_date)) = (
        SELECT own.local_minute, extract(isodow FROM own.local_date)
        FROM class_sessions own WHERE own.id = bookings.class_session_id)
    ORDER BY next.occurrence_date LIMIT 1) END`;

/** When the member arrived; a check-in that was corrected away does not count. */
const checkedInSql = sql<string | null>`CASE WHEN bookings.status = 'completed' THEN (
  SELECT to_json(c.checked_in_at) #>> '{}' FROM check_ins c
  WHERE c.booking_id = bookings.id AND c.kind = 'class' AND c.corrected_at IS NULL LIMIT 1) END`;

/** Who has a place together with the member. */
const guestsSql = sql<BookingDetails['guests']>`(
  SELECT json_agg(json_build_object('name', g.name, 'arrived', g.arrived_at IS NOT NULL)
    ORDER BY g.created_at, g.id)
  FROM guests g WHERE g.booking_id = bookings.id AND g.cancelled_at IS NULL)`;

const waitlistPositionSql = sql<number | null>`CASE WHEN bookings.status = 'waitlisted' THEN (
  SELECT count(*)::integer FROM bookings w
  WHERE w.class_session_id = bookings.class_session_id AND w.status = 'waitlisted'
    AND w.waitlist_number <= bookings.waitlist_number) END`;
const openPaymentSql = sql<string | null>`CASE WHEN bookings.pending_for = 'payment' THEN (
  SELECT p.id FROM payments p WHERE p.booking_id = bookings.id AND p.status IN ('open', 'requires_action')
  ORDER BY p.created_at DESC LIMIT 1) END`;

/** Of a drop-in: its payment: the settled one, else the latest. */
const dropInPaymentSql = sql<BookingDetails['payment']>`CASE
  WHEN bookings.paid_by = 'drop_in' THEN (
    SELECT json_build_object('status', p.status, 'amount_minor', p.amount_minor,
      'currency', p.currency)
    FROM payments p WHERE p.booking_id = bookings.id
    ORDER BY p.status IN ('paid', 'refunded', 'partially_refunded') DESC, p.created_at DESC LIMIT 1) END`;

import { waitlistSize } from '@pulse/domain';
import { type RawBuilder, sql } from 'kysely';
import {
  type Parameters,
  preparedStatement,
} from '../../../platform/database/prepared-statement.ts';
import type { Db, Tx } from '../../../platform/database/transaction.ts';
import {
  type DomainEvent,
  type DomainEventPayloads,
  toOutboxRow,
} from '../../../platform/events/domain-events.ts';
import { insertEvent } from '../../../platform/events/insert-events.sql.ts';
import { raiseCounters, type SessionCounters } from '../../classes/index.ts';
import type { BookingRow } from '../booking-row.ts';
import type { BookingContextRow } from '../eligibility/booking-context.store.ts';
import type { IdempotencyRecord } from './idempotency-records.store.ts';

/** The values of a new booking; the statement that writes it gives it the next number of its class. */
export type NewBooking = Omit<BookingRow, 'waitlist_number'>;

/** A booking to write, with what it was decided on. */
export interface BookingToInsert {
  booking: NewBooking;
  row: Pick<BookingContextRow, 'member_version' | 'capacity'>;
  idempotencyRecord: IdempotencyRecord | null;
  /** The member is there and is checked in with it. */
  attended?: boolean;
  /** How a confirmed place came about; `booked` by the member without it. */
  how?: DomainEventPayloads['booking.confirmed']['how'];
  /** An event of its own tells the member of several bookings. */
  together?: true | undefined;
}

/** The parameter of `insertBookingsSql`. */
export interface BookingsParameter {
  bookings: string;
}

// One statement is one round trip and one transaction
// (docs/decisions/130-bookings-in-batches.md). It locks members, then classes, always in this order
// and each by id. Locks that another transaction holds are skipped, so that one member or one class does
// not hold up the others. The first bookings of members come before that, as inserting a lock may
// wait. `position` is the order in which the requests arrived: places go to the first, and a member
// waits only where the class is full once all places asked for before are taken.
/**
 * As parts of a larger statement, of which `counted` has the bookings that were written: writes those of
 * the parameter if `condition` holds.
 */
export const insertBookingsSql = <V extends BookingsParameter>(
  value: Parameters<V>,
  condition: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`asked AS MATERIALIZED (
  SELECT * FROM json_to_recordset(${value('bookings')}::json) AS asked (position integer, id uuid,
    user_id uuid, class_session_id uuid, starts_at timestamptz, tier text, policy jsonb, status text,
    paid_by text, pending_for text, held_until timestamptz, waitlisted_at timestamptz,
    booked_at timestamptz, created_at timestamptz, member_version bigint, waitlist_capacity integer,
    event_type text, event_subject text, event_payload jsonb, key text, key_hash bytea,
    key_status integer, key_response json)
  WHERE ${condition}
), new_lock AS (
  INSERT INTO member_locks (user_id, version)
  SELECT user_id, 1 FROM asked WHERE member_version = 0 ORDER BY user_id
  ON CONFLICT DO NOTHING RETURNING user_id
), free_lock AS MATERIALIZED (
  SELECT l.user_id FROM member_locks l
  WHERE l.user_id = ANY (ARRAY (SELECT user_id FROM asked))
    AND l.version = (SELECT a.member_version FROM asked a WHERE a.user_id = l.user_id)
    AND (SELECT count(*) FROM new_lock) >= 0
  ORDER BY l.user_id FOR NO KEY UPDATE OF l SKIP LOCKED
), raised_lock AS (
  UPDATE member_locks l SET version = l.version + 1
  FROM free_lock f WHERE l.user_id = f.user_id RETURNING l.user_id
), member AS MATERIALIZED (
  SELECT user_id FROM new_lock UNION ALL SELECT user_id FROM raised_lock
), session AS MATERIALIZED (
  SELECT s.id, s.venue_id, s.starts_at, s.ends_at, s.local_date, s.status, s.capacity, s.booked,
    s.waitlisted, s.last_waitlist_number
  FROM class_sessions s
  WHERE s.id = ANY (ARRAY (
    SELECT a.class_session_id FROM asked a JOIN member m ON m.user_id = a.user_id))
  ORDER BY s.id FOR NO KEY UPDATE OF s SKIP LOCKED
), counted AS MATERIALIZED (
  SELECT a.*, s.venue_id, s.starts_at AS session_starts_at, s.ends_at, s.local_date,
    (s.booked + a.places)::integer AS booked, (s.waitlisted + a.waits)::integer AS waitlisted,
    s.last_waitlist_number + row_number() OVER numbered AS waitlist_number
  FROM (
    SELECT *, count(*) FILTER (WHERE status <> 'waitlisted') OVER arrived AS places,
      count(*) FILTER (WHERE status = 'waitlisted') OVER arrived AS waits
    FROM asked WHERE user_id IN (SELECT user_id FROM member)
    WINDOW arrived AS (PARTITION BY class_session_id ORDER BY position)
  ) a JOIN session s ON s.id = a.class_session_id
  WHERE s.status = 'scheduled' AND date_trunc('milliseconds', s.starts_at) = a.starts_at
    AND (a.places = 0 OR s.booked + a.places <= s.capacity)
    AND (a.status <> 'waitlisted'
      OR (s.booked + a.places >= s.capacity AND s.waitlisted + a.waits <= a.waitlist_capacity))
  WINDOW numbered AS (PARTITION BY s.id ORDER BY a.position)
), session_counters AS (
  ${raiseCounters(sql`(SELECT class_session_id,
    count(*) FILTER (WHERE status <> 'waitlisted') AS booked,
    count(*) FILTER (WHERE status = 'waitlisted') AS waitlisted, count(*) AS numbers
    FROM counted GROUP BY class_session_id)`)}
), booking AS (
  INSERT INTO bookings (id, user_id, class_session_id, venue_id, starts_at, ends_at, local_date,
    tier, policy, status, paid_by, pending_for, held_until, waitlist_number, waitlisted_at, booked_at,
    created_at)
  SELECT id, user_id, class_session_id, venue_id, session_starts_at, ends_at, local_date,
    tier, policy, status, paid_by, pending_for, held_until, waitlist_number, waitlisted_at, booked_at,
    created_at
  FROM counted ORDER BY position
), event AS (
  ${insertEvent({ type: sql`event_type`, subject: sql`event_subject`, payload: sql`event_payload` }, sql`counted`)}
), idempotency_record AS (
  INSERT INTO idempotency_keys (user_id, key, request_hash, response_status, response, created_at,
    booked, waitlisted)
  SELECT user_id, key, key_hash, key_status, key_response, created_at, booked, waitlisted
  FROM counted WHERE key IS NOT NULL
)`;

const insertStatement = preparedStatement<BookingsParameter, SessionCounters & { id: string }>(
  (value) =>
    sql`WITH ${insertBookingsSql(value, sql`true`)} SELECT id, booked, waitlisted FROM counted`,
);

/**
 * Writes bookings of different members in the order of their requests, each with its domain event
 * and its idempotency record, and counts its place or waitlist place, if the member lock still has
 * its version and the class still has the place. Returns, for each booking that was written, the
 * counters of its class with it.
 */
export async function insertBookings(
  db: Db | Tx,
  bookings: readonly BookingToInsert[],
): Promise<Map<string, SessionCounters>> {
  if (bookings.length === 0) return new Map();
  const rows = await insertStatement(db, bookingsParameter(bookings));
  return new Map(rows.map(({ id, ...counters }) => [id, counters]));
}

/** The bookings in the order of their requests, as `insertBookingsSql` reads them. */
export function bookingsParameter(bookings: readonly BookingToInsert[]): BookingsParameter {
  return { bookings: JSON.stringify(bookings.map(toRow)) };
}

function toRow(
  { booking, row, idempotencyRecord, attended, how = 'booked', together }: BookingToInsert,
  position: number,
) {
  const event = bookingEvent(booking, how, together && { together });
  const { type, subject } = event ? toOutboxRow(event) : { type: null, subject: null };
  return {
    ...booking,
    status: attended ? 'completed' : booking.status,
    position,
    member_version: row.member_version,
    waitlist_capacity: waitlistSize(booking.policy, row.capacity),
    event_type: type,
    event_subject: subject,
    event_payload: event?.payload,
    key: idempotencyRecord?.value,
    key_hash: idempotencyRecord && `\\x${idempotencyRecord.requestHash.toString('hex')}`,
    key_status: idempotencyRecord?.status,
    key_response: idempotencyRecord?.response,
  };
}

// A place that is not paid yet has no event.
function bookingEvent(
  { id, status }: NewBooking,
  how: DomainEventPayloads['booking.confirmed']['how'],
  together: { together: true } | undefined,
): DomainEvent | null {
  if (status === 'confirmed')
    return { type: 'booking.confirmed', payload: { booking_id: id, how, ...together } };
  if (status === 'waitlisted')
    return { type: 'booking.waitlisted', payload: { booking_id: id, ...together } };
  return null;
}

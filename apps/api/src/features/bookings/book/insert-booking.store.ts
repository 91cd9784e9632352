import { type RawBuilder, sql } from 'kysely';
import {
  type Parameters,
  preparedStatement,
} from '../../../platform/database/prepared-statement.ts';
import type { Db, Tx } from '../../../platform/database/transaction.ts';
import { type DomainEvent, toOutboxRow } from '../../../platform/events/domain-events.ts';
import { insertEvent } from '../../../platform/events/insert-events.sql.ts';
import { joinWaitlist, type SessionCounters, takePlace } from '../../classes/index.ts';
import type { BookingRow } from '../booking-row.ts';
import type { IdempotencyRecord } from './idempotency-records.store.ts';

/** The values of a new booking; the database assigns its waitlist number. */
export type NewBooking = Pick<
  BookingRow,
  | 'id'
  | 'user_id'
  | 'class_session_id'
  | 'venue_id'
  | 'starts_at'
  | 'ends_at'
  | 'local_date'
  | 'tier'
  | 'policy'
  | 'paid_by'
  | 'pending_for'
  | 'held_until'
  | 'waitlisted_at'
  | 'booked_at'
  | 'created_at'
> & { status: 'pending' | 'confirmed' | 'waitlisted' };

// One statement is one round trip and one transaction: it locks the member first, then the class,
// always in this order (docs/decisions/044-booking-as-one-guarded-write.md). When the version of the
// member lock or the counters of the class have changed, nothing is written and the booking is
// decided again.
const insertStatement = (
  counterUpdate: (parameter: Parameters<Values>) => RawBuilder<SessionCounters>,
) =>
  preparedStatement<Values, SessionCounters>(
    (value) => sql`WITH member_lock AS (
  INSERT INTO member_locks (user_id, version) VALUES (${value('user_id')}::uuid, 1)
  ON CONFLICT (user_id) DO UPDATE SET version = member_locks.version + 1
    WHERE member_locks.version = ${value('member_version')}::bigint
  RETURNING version
), counted AS (
  ${counterUpdate(value)}
), booking AS (
  INSERT INTO bookings (id, user_id, class_session_id, venue_id, starts_at, ends_at, local_date,
    tier, policy, status, paid_by, pending_for, held_until, waitlisted_at, booked_at, created_at)
  SELECT ${value('id')}::uuid, ${value('user_id')}::uuid, ${value('class_session_id')}::uuid,
    ${value('venue_id')}::uuid, ${value('starts_at')}::timestamptz, ${value('ends_at')}::timestamptz,
    ${value('local_date')}::date, ${value('tier')}::text, ${value('policy')}::jsonb,
    ${value('status')}::text, ${value('paid_by')}::text, ${value('pending_for')}::text,
    ${value('held_until')}::timestamptz, ${value('waitlisted_at')}::timestamptz,
    ${value('booked_at')}::timestamptz, ${value('created_at')}::timestamptz
  FROM counted
), event AS (
  ${insertEvent({ type: value('event_type'), subject: value('event_subject'), payload: value('event_payload') }, sql`counted`)}
), idempotency_record AS (
  INSERT INTO idempotency_keys (user_id, key, request_hash, response_status, response, created_at,
    booked, waitlisted)
  SELECT ${value('user_id')}::uuid, ${value('key')}::text, ${value('key_hash')}::bytea,
    ${value('key_status')}::integer, ${value('key_response')}::json,
    ${value('created_at')}::timestamptz, booked, waitlisted
  FROM counted WHERE ${value('key')}::text IS NOT NULL
)
SELECT booked, waitlisted FROM counted`,
  );

/** The values of the statement: the booking, its domain event and its idempotency record. */
interface Values extends Omit<NewBooking, 'policy'> {
  policy: string;
  member_version: string;
  waitlist_capacity: number;
  event_type: string | null;
  event_subject: string | null;
  event_payload: string | null;
  key: string | null;
  key_hash: Buffer | null;
  key_status: number | null;
  key_response: string | null;
}

const session = (value: Parameters<Values>) => ({
  id: value('class_session_id'),
  startsAt: value('starts_at'),
  provided: sql<boolean>`EXISTS (SELECT FROM member_lock)`,
});
const insertWithPlace = insertStatement((value) => takePlace(session(value)));
const insertOnWaitlist = insertStatement((value) =>
  joinWaitlist({ ...session(value), waitlistSize: value('waitlist_capacity') }),
);

/**
 * Writes a booking, its domain event and its idempotency record, and counts the place or the
 * waitlist place (of at most `waitlistCapacity`), if the member lock still has `memberVersion` and
 * the class still has the place. Returns null, without writing, when either has changed.
 */
export async function insertBooking(
  db: Db | Tx,
  booking: NewBooking,
  memberVersion: string,
  waitlistCapacity: number,
  idempotencyRecord: IdempotencyRecord | null,
): Promise<SessionCounters | null> {
  const event = bookingEvent(booking);
  const row = event && toOutboxRow(event);
  const insert = booking.status === 'waitlisted' ? insertOnWaitlist : insertWithPlace;
  const rows = await insert(db, {
    ...booking,
    policy: JSON.stringify(booking.policy),
    member_version: memberVersion,
    waitlist_capacity: waitlistCapacity,
    event_type: row?.type ?? null,
    event_subject: row?.subject ?? null,
    event_payload: row?.payload ?? null,
    key: idempotencyRecord?.key ?? null,
    key_hash: idempotencyRecord?.requestHash ?? null,
    key_status: idempotencyRecord?.status ?? null,
    key_response: idempotencyRecord && JSON.stringify(idempotencyRecord.response),
  });
  return rows[0] ?? null;
}

// A place that is not paid yet has no event.
function bookingEvent({ id, status }: NewBooking): DomainEvent | null {
  if (status === 'confirmed')
    return { type: 'booking.confirmed', payload: { booking_id: id, how: 'booked' } };
  if (status === 'waitlisted') return { type: 'booking.waitlisted', payload: { booking_id: id } };
  return null;
}

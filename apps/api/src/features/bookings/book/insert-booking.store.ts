import { CompiledQuery } from 'kysely';
import type { Db, Tx } from '../../../platform/database/transaction.ts';
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

/** The counters of the class after the booking. */
export interface SessionCounters {
  booked: number;
  waitlisted: number;
}

// One statement is one round trip and one transaction: it locks the member first, then the class,
// always in this order (docs/decisions/044-booking-as-one-guarded-write.md). When the version of the
// member lock or the counters of the class have changed, nothing is written and the booking is
// decided again.
const insertStatement = (counterUpdate: string, counterCondition: string) => `WITH member_lock AS (
  INSERT INTO member_locks (user_id, version) VALUES ($1::uuid, 1)
  ON CONFLICT (user_id) DO UPDATE SET version = member_locks.version + 1
    WHERE member_locks.version = $2::bigint
  RETURNING version
), counted AS (
  UPDATE class_sessions SET ${counterUpdate}
  WHERE id = $3::uuid AND status = 'scheduled' AND ${counterCondition}
    AND date_trunc('milliseconds', starts_at) = $4::timestamptz
    AND EXISTS (SELECT FROM member_lock)
  RETURNING booked, waitlisted
), booking AS (
  INSERT INTO bookings (id, user_id, class_session_id, venue_id, starts_at, ends_at, local_date,
    tier, policy, status, paid_by, pending_for, held_until, waitlisted_at, booked_at, created_at)
  SELECT $5::uuid, $1::uuid, $3::uuid, $6::uuid, $4::timestamptz, $7::timestamptz, $8::date,
    $9::text, $10::jsonb, $11::text, $12::text, $13::text, $14::timestamptz, $15::timestamptz,
    $16::timestamptz, $17::timestamptz
  FROM counted
), event AS (
  INSERT INTO outbox (type, subject, payload)
  SELECT $18::text, 'booking:'::text || $5::uuid, $19::jsonb FROM counted WHERE $18::text IS NOT NULL
), idempotency_record AS (
  INSERT INTO idempotency_keys (user_id, key, request_hash, response_status, response, created_at,
    booked, waitlisted)
  SELECT $1::uuid, $20::text, $21::bytea, $22::integer, $23::json, $17::timestamptz,
    booked, waitlisted
  FROM counted WHERE $20::text IS NOT NULL
)
SELECT booked, waitlisted FROM counted`;

const TAKE_PLACE = insertStatement('booked = booked + 1', 'booked < capacity');
const JOIN_WAITLIST = insertStatement(
  'waitlisted = waitlisted + 1',
  'booked >= capacity AND waitlisted < $24::integer',
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
  const values = [
    booking.user_id,
    memberVersion,
    booking.class_session_id,
    booking.starts_at,
    booking.id,
    booking.venue_id,
    booking.ends_at,
    booking.local_date,
    booking.tier,
    JSON.stringify(booking.policy),
    booking.status,
    booking.paid_by,
    booking.pending_for,
    booking.held_until,
    booking.waitlisted_at,
    booking.booked_at,
    booking.created_at,
    event?.type ?? null,
    event && JSON.stringify(event.payload),
    idempotencyRecord?.key ?? null,
    idempotencyRecord?.requestHash ?? null,
    idempotencyRecord?.status ?? null,
    idempotencyRecord && JSON.stringify(idempotencyRecord.response),
  ];
  const query =
    booking.status === 'waitlisted'
      ? CompiledQuery.raw(JOIN_WAITLIST, [...values, waitlistCapacity])
      : CompiledQuery.raw(TAKE_PLACE, values);
  const { rows } = await db.executeQuery<SessionCounters>(query);
  return rows[0] ?? null;
}

// A place that is not paid yet has no event.
function bookingEvent({ id, status }: NewBooking) {
  if (status === 'confirmed')
    return { type: 'booking.confirmed', payload: { booking_id: id, how: 'booked' } };
  if (status === 'waitlisted') return { type: 'booking.waitlisted', payload: { booking_id: id } };
  return null;
}

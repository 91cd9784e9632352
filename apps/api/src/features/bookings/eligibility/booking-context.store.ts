import type { EpochMs } from '@pulse/domain';
import { type RawBuilder, sql } from 'kysely';
import {
  type Parameters,
  preparedStatement,
} from '../../../platform/database/prepared-statement.ts';
import type { TableReference } from '../../../platform/database/table-reference.ts';
import type { Db, Tx } from '../../../platform/database/transaction.ts';
import type { SessionRow } from '../../classes/index.ts';
import {
  liveMembershipSql,
  type MembershipRow,
  type MemberUse,
  memberUsesSql,
} from '../../memberships/index.ts';

/** A use of the member, with the details of a refusal when it conflicts with the class. */
export interface UseNearClass extends MemberUse {
  /** The class title of a use that overlaps the class, otherwise null. */
  title: string | null;
  /** The member's own waitlist position in this class, otherwise null. */
  position: number | null;
}

/** The data of one member and one class, loaded with one query. */
export interface BookingContextRow extends SessionRow {
  user_id: string;
  /** The version of the member lock; see locks.store.ts. */
  member_version: string;
  membership: MembershipRow | null;
  uses: UseNearClass[] | null;
  /** The class is full and one of its held places has expired. */
  has_lapsed_hold: boolean;
  /** A late cancellation of this class returns its visit when the place is taken again. */
  late_visit_pending: boolean;
  /** The response of an earlier request with the same idempotency key. */
  key_hash: Buffer | null;
  key_response_status: number | null;
  key_response: unknown;
  key_booked: number | null;
  key_waitlisted: number | null;
}

interface Values {
  sessionId: string;
  members: string | readonly string[];
  now: Date;
  key: string | null;
}

/** The details of a refusal about a use that conflicts with the class `s`. */
const conflictDetailsSql = (use: TableReference<'member_uses'>) => ({
  title: sql`CASE WHEN ${use('starts_at')} < s.ends_at AND ${use('ends_at')} > s.starts_at
      THEN (SELECT c.title FROM class_sessions c WHERE c.id = ${use('class_session_id')}) END`,
  position: sql`CASE WHEN ${use('status')} = 'waitlisted' AND ${use('class_session_id')} = s.id
      THEN (SELECT count(*) FROM bookings w
        WHERE w.class_session_id = s.id AND w.status = 'waitlisted'
          AND w.waitlist_number <= ${use('waitlist_number')}) END`,
});

// Columns are named as in SessionRow; every subselect uses an index (query-plans.test.ts).
const bookingContextSql = (
  value: Parameters<Values>,
  members: RawBuilder<unknown>,
): RawBuilder<BookingContextRow> => sql`SELECT m.user_id,
  s.id, s.class_template_id, s.venue_id, s.title, s.activity, s.local_date, s.local_minute,
  CASE WHEN v.tier = 'plus' THEN 'plus' ELSE s.tier END AS tier,
  s.starts_at, s.ends_at, s.capacity, s.booked, s.waitlisted, s.price_minor, s.currency, s.status,
  s.cancel_reason,
  (SELECT t.name FROM trainers t WHERE t.id = s.trainer_id) AS trainer_name,
  v.organisation_id, v.name AS venue_name, v.city AS venue_city, v.district AS venue_district,
  v.latitude AS venue_latitude, v.longitude AS venue_longitude, v.tier AS venue_tier,
  v.status AS venue_status, v.activities AS venue_activities, v.time_zone AS venue_time_zone,
  v.visit_limit_per_month AS venue_visit_limit, v.booking_policy AS venue_policy,
  (SELECT i.storage_key FROM venue_images i WHERE i.venue_id = v.id
   ORDER BY i.sort_order LIMIT 1) AS venue_cover_key,
  COALESCE((SELECT l.version FROM member_locks l WHERE l.user_id = m.user_id), 0) AS member_version,
  ${liveMembershipSql(sql.ref('m.user_id'))} AS membership,
  ${memberUsesSql({
    member: sql.ref('m.user_id'),
    at: sql.ref('s.starts_at'),
    now: sql`${value('now')}::timestamptz`,
    more: conflictDetailsSql,
  })} AS uses,
  s.booked >= s.capacity AND EXISTS (SELECT FROM bookings b
    WHERE b.class_session_id = s.id AND b.status = 'pending'
      AND b.held_until <= ${value('now')}::timestamptz) AS has_lapsed_hold,
  EXISTS (SELECT FROM bookings b WHERE b.class_session_id = s.id
    AND b.late_cancelled AND b.visit_returned_at IS NULL) AS late_visit_pending,
  k.request_hash AS key_hash, k.response_status AS key_response_status, k.response AS key_response,
  k.booked AS key_booked, k.waitlisted AS key_waitlisted
FROM class_sessions s
JOIN venues v ON v.id = s.venue_id
CROSS JOIN ${members} AS m (user_id)
LEFT JOIN idempotency_keys k ON k.user_id = m.user_id AND k.key = ${value('key')}
WHERE s.id = ${value('sessionId')}`;

// For a list PostgreSQL would plan the statement each time, because its length is not known, which
// takes ten times as long as running it; for one member the plan is cached.
const contextOfOneMember = preparedStatement<Values, BookingContextRow>((value) =>
  bookingContextSql(value, sql`(SELECT ${value('members')}::uuid)`),
);
const contextOfMembers = preparedStatement<Values, BookingContextRow>((value) =>
  bookingContextSql(value, sql`unnest(${value('members')}::uuid[])`),
);

/**
 * Loads the data of the booking rules for one member and one class at `now` with one query;
 * undefined when there is no such class. Takes no locks.
 */
export async function loadBookingContext(
  db: Db | Tx,
  sessionId: string,
  userId: string,
  now: EpochMs,
  idempotencyKey: string | null = null,
): Promise<BookingContextRow | undefined> {
  const values = { sessionId, members: userId, now: new Date(now), key: idempotencyKey };
  const rows = await contextOfOneMember(db, values);
  return rows[0];
}

/** The same for several members with one query, in any order. */
export async function loadBookingContexts(
  db: Db | Tx,
  sessionId: string,
  userIds: readonly string[],
  now: EpochMs,
): Promise<BookingContextRow[]> {
  return contextOfMembers(db, { sessionId, members: userIds, now: new Date(now), key: null });
}

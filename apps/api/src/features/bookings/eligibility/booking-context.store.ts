import type { EpochMs } from '@pulse/domain';
import { CompiledQuery } from 'kysely';
import type { Db, Tx } from '../../../platform/database/transaction.ts';
import type { SessionRow } from '../../classes/index.ts';
import {
  liveMembership,
  type MembershipRow,
  type MemberUse,
  usesAround,
} from '../../memberships/index.ts';

/** A use of the member, with what a refusal says about one that stands in the way of the class. */
export interface UseNearClass extends MemberUse {
  /** Of a use that shares a moment with the class. */
  title: string | null;
  /** Of the member's own wait for this class: the place in line. */
  position: number | null;
}

/** What one trip to the database tells about one member and one class. */
export interface BookingContextRow extends SessionRow {
  user_id: string;
  /** How often what the member holds has changed; see take-turns.store.ts. */
  member_version: string;
  membership: MembershipRow | null;
  uses: UseNearClass[] | null;
  /** A held place of this class whose time is over, while the class is full. */
  lapsed: boolean;
  /** Somebody cancelled late and waits for the place to be taken again. */
  late_waits: boolean;
  /** What an earlier request with the same key was answered. */
  key_hash: Buffer | null;
  key_status: number | null;
  key_response: unknown;
  key_booked: number | null;
  key_waitlisted: number | null;
}

const USES_NEAR_CLASS = {
  member: 'm.user_id',
  at: 's.starts_at',
  now: '$3::timestamptz',
  more: `, 'title', CASE WHEN u.starts_at < s.ends_at AND u.ends_at > s.starts_at
      THEN (SELECT c.title FROM class_sessions c WHERE c.id = u.class_session_id) END,
    'position', CASE WHEN u.status = 'waitlisted' AND u.class_session_id = s.id
      THEN (SELECT count(*) FROM bookings w
        WHERE w.class_session_id = s.id AND w.status = 'waitlisted'
          AND w.waitlist_number <= u.waitlist_number) END`,
};

// Columns named as in SessionRow; every subselect runs on an index (query-plans.test.ts).
const bookingContextSql = (members: string) => `SELECT m.user_id,
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
  ${liveMembership('m.user_id')} AS membership,
  ${usesAround(USES_NEAR_CLASS)} AS uses,
  s.booked >= s.capacity AND EXISTS (SELECT FROM bookings b
    WHERE b.class_session_id = s.id AND b.status = 'pending' AND b.held_until <= $3) AS lapsed,
  EXISTS (SELECT FROM bookings b WHERE b.class_session_id = s.id
    AND b.late_cancelled AND b.visit_returned_at IS NULL) AS late_waits,
  k.request_hash AS key_hash, k.response_status AS key_status, k.response AS key_response,
  k.booked AS key_booked, k.waitlisted AS key_waitlisted
FROM class_sessions s
JOIN venues v ON v.id = s.venue_id
CROSS JOIN ${members} AS m (user_id)
LEFT JOIN idempotency_keys k ON k.user_id = m.user_id AND k.key = $4
WHERE s.id = $1`;

// A list has no known length, so its plan would be made anew each time, which takes ten times as
// long as running it; for one member the plan is kept.
const CONTEXT_OF_ONE_MEMBER = bookingContextSql('(SELECT $2::uuid)');
const CONTEXT_OF_MEMBERS = bookingContextSql('unnest($2::uuid[])');

/**
 * Everything the booking rules look at for one member and one class, at `now` (epoch
 * milliseconds), in one trip; undefined when there is no such class. Locks nothing.
 */
export async function loadBookingContext(
  db: Db | Tx,
  sessionId: string,
  userId: string,
  now: EpochMs,
  idempotencyKey: string | null = null,
): Promise<BookingContextRow | undefined> {
  const values = [sessionId, userId, new Date(now), idempotencyKey];
  const { rows } = await db.executeQuery<BookingContextRow>(
    CompiledQuery.raw(CONTEXT_OF_ONE_MEMBER, values),
  );
  return rows[0];
}

/** The same for several members at once, in any order. */
export async function loadBookingContexts(
  db: Db | Tx,
  sessionId: string,
  userIds: readonly string[],
  now: EpochMs,
): Promise<BookingContextRow[]> {
  const values = [sessionId, userIds, new Date(now), null];
  const { rows } = await db.executeQuery<BookingContextRow>(
    CompiledQuery.raw(CONTEXT_OF_MEMBERS, values),
  );
  return rows;
}

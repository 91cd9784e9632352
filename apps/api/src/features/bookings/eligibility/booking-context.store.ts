import type { EpochMs } from '@pulse/domain';
import { sql } from 'kysely';
import { preparedStatement } from '../../../platform/database/prepared-statement.ts';
import type { TableReference } from '../../../platform/database/table-reference.ts';
import type { Db, Tx } from '../../../platform/database/transaction.ts';
import type { SessionRow } from '../../classes/index.ts';
import {
  liveMembershipSql,
  type MembershipRow,
  type MemberUse,
  memberUsesSql,
  parseMemberUses,
} from '../../memberships/index.ts';
import { memberVersionSql } from '../locks/raise-member-version.sql.ts';

/** A use of the member, with the details of a refusal when it conflicts with the class. */
export interface UseNearClass extends MemberUse {
  /** The class title of a use that overlaps the class, otherwise null. */
  title: string | null;
  /** The member's own waitlist position in this class, otherwise null. */
  position: number | null;
}

/** The data of one member and one class. */
export interface BookingContextRow extends SessionRow {
  user_id: string;
  /** The version of the member lock; see locks.store.ts. */
  member_version: string;
  membership: MembershipRow | null;
  uses: UseNearClass[];
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

/** A member and a class, and the idempotency key of the request if there is one. */
export interface BookingContextKey {
  userId: string;
  sessionId: string;
  key?: string | null;
}

type StoredContext = Omit<BookingContextRow, 'uses'> & { index: number; uses: string | null };

interface Values {
  users: readonly string[];
  sessions: readonly string[];
  keys: readonly (string | null)[];
  now: Date;
}

/** The details of a refusal about a use that conflicts with the class `s`. */
const conflictDetailsSql = (use: TableReference<'member_uses'>) => [
  sql`CASE WHEN ${use('status')} = 'waitlisted' AND ${use('class_session_id')} = s.id
      THEN (SELECT count(*) FROM bookings w
        WHERE w.class_session_id = s.id AND w.status = 'waitlisted'
          AND w.waitlist_number <= ${use('waitlist_number')}) END`,
  sql`CASE WHEN ${use('starts_at')} < s.ends_at AND ${use('ends_at')} > s.starts_at
      THEN (SELECT translate(c.title, ${sql.lit('\u001e\u001f')}, '  ') FROM class_sessions c
        WHERE c.id = ${use('class_session_id')}) END`,
];

// Columns are named as in SessionRow; every subselect uses an index (query-plans.test.ts). The values
// are read by subselects, which hide them from the planner: otherwise PostgreSQL would plan the
// statement for the length of each list, which takes ten times as long as running it.
const contextsOf = preparedStatement<Values, StoredContext>(
  (value) => sql`WITH asked AS MATERIALIZED (
  SELECT a.*, (SELECT ${value('now')}::timestamptz) AS now
  FROM unnest((SELECT ${value('users')}::uuid[]), (SELECT ${value('sessions')}::uuid[]),
    (SELECT ${value('keys')}::text[])) WITH ORDINALITY AS a (user_id, session_id, key, ordinal)
), s AS MATERIALIZED (
  SELECT s.id, s.class_template_id, s.venue_id, s.title, s.activity, s.local_date, s.local_minute,
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
    s.booked >= s.capacity AND EXISTS (SELECT FROM bookings b
      WHERE b.class_session_id = s.id AND b.status = 'pending' AND b.held_until <= d.now)
      AS has_lapsed_hold,
    EXISTS (SELECT FROM bookings b WHERE b.class_session_id = s.id
      AND b.late_cancelled AND b.visit_returned_at IS NULL) AS late_visit_pending
  FROM (SELECT DISTINCT session_id, now FROM asked) d
  JOIN class_sessions s ON s.id = d.session_id
  JOIN venues v ON v.id = s.venue_id
)
SELECT a.ordinal::integer - 1 AS index, a.user_id, s.*,
  ${memberVersionSql(sql.ref('a.user_id'))} AS member_version,
  ${liveMembershipSql(sql.ref('a.user_id'))} AS membership,
  ${memberUsesSql({
    member: sql.ref('a.user_id'),
    at: sql.ref('s.starts_at'),
    now: sql.ref('a.now'),
    more: conflictDetailsSql,
  })} AS uses,
  k.request_hash AS key_hash, k.response_status AS key_response_status, k.response AS key_response,
  k.booked AS key_booked, k.waitlisted AS key_waitlisted
FROM asked a
JOIN s ON s.id = a.session_id
LEFT JOIN idempotency_keys k ON k.user_id = a.user_id AND k.key = a.key`,
);

/**
 * Loads the data of the booking rules at `now` for members and classes with one query, in the order
 * of `keys`; undefined for a class that does not exist. Takes no locks.
 */
export async function loadBookingContexts(
  db: Db | Tx,
  keys: readonly BookingContextKey[],
  now: EpochMs,
): Promise<(BookingContextRow | undefined)[]> {
  const rows = await contextsOf(db, {
    users: keys.map(({ userId }) => userId),
    sessions: keys.map(({ sessionId }) => sessionId),
    keys: keys.map(({ key }) => key ?? null),
    now: new Date(now),
  });
  const byIndex = new Map(rows.map((row) => [row.index, row]));
  return keys.map((_, index) => withUses(byIndex.get(index)));
}

function withUses(row: StoredContext | undefined): BookingContextRow | undefined {
  if (!row) return undefined;
  const uses = parseMemberUses(row.uses).map(({ more: [position, title], ...use }) => ({
    ...use,
    position: position ? Number(position) : null,
    title: title || null,
  }));
  return { ...row, uses };
}

/** The same for one member and one class. */
export async function loadBookingContext(
  db: Db | Tx,
  sessionId: string,
  userId: string,
  now: EpochMs,
): Promise<BookingContextRow | undefined> {
  const [row] = await loadBookingContexts(db, [{ userId, sessionId }], now);
  return row;
}

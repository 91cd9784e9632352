import { CompiledQuery } from 'kysely';
import type { Db, Tx } from '../../platform/database/transaction.ts';
import type { SessionRow } from '../classes/index.ts';
import {
  liveMembership,
  type MembershipRow,
  type MemberUse,
  usesAround,
} from '../memberships/index.ts';

/** What one trip to the database tells about one member and one class. */
export interface FactsRow extends SessionRow {
  user_id: string;
  /** How often what the member holds has changed; see take-turns.store.ts. */
  turn: string;
  membership: MembershipRow | null;
  uses: MemberUse[] | null;
  /** Held bookings that share a moment with the class. Epoch milliseconds. */
  clashes: { id: string; title: string; startsAt: number; endsAt: number }[] | null;
  /** The member's own booking of this class that is not cancelled. */
  own: {
    id: string;
    status: 'pending' | 'confirmed' | 'waitlisted' | 'completed' | 'no_show';
    position: number | null;
  } | null;
  /** A held place of this class whose time is over, while the class is full. */
  lapsed: boolean;
  /** Somebody cancelled late and waits for the place to be taken again. */
  late_waits: boolean;
  /** What an earlier request with the same key was answered. */
  key_hash: Buffer | null;
  key_status: number | null;
  key_answer: unknown;
}

const AT_START = { member: 'm.user_id', at: 's.starts_at', now: '$3::timestamptz' };

// Columns named as in SessionRow; every subselect runs on an index (bookings.plans.test.ts).
const FACTS = `SELECT m.user_id,
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
  COALESCE((SELECT t.turn FROM booking_turns t WHERE t.user_id = m.user_id), 0) AS turn,
  ${liveMembership('m.user_id')} AS membership,
  ${usesAround(AT_START)} AS uses,
  (SELECT json_agg(json_build_object('id', b.id, 'title', c.title,
     'startsAt', (extract(epoch FROM b.starts_at) * 1000)::bigint,
     'endsAt', (extract(epoch FROM b.ends_at) * 1000)::bigint))
   FROM bookings b JOIN class_sessions c ON c.id = b.class_session_id
   WHERE b.user_id = m.user_id AND b.status IN ('confirmed', 'pending')
     AND b.starts_at < s.ends_at AND b.ends_at > s.starts_at
     AND b.starts_at > s.starts_at - interval '1 day') AS clashes,
  (SELECT json_build_object('id', b.id, 'status', b.status, 'position',
     CASE WHEN b.status = 'waitlisted' THEN (SELECT count(*) FROM bookings w
       WHERE w.class_session_id = s.id AND w.status = 'waitlisted'
         AND w.waitlist_number <= b.waitlist_number) END)
   FROM bookings b WHERE b.user_id = m.user_id AND b.class_session_id = s.id
     AND b.status <> 'cancelled') AS own,
  s.booked >= s.capacity AND EXISTS (SELECT FROM bookings b
    WHERE b.class_session_id = s.id AND b.status = 'pending' AND b.held_until <= $3) AS lapsed,
  EXISTS (SELECT FROM bookings b WHERE b.class_session_id = s.id
    AND b.late_cancelled AND b.visit_returned_at IS NULL) AS late_waits,
  k.request_hash AS key_hash, k.answer_status AS key_status, k.answer AS key_answer
FROM class_sessions s
JOIN venues v ON v.id = s.venue_id
CROSS JOIN unnest($2::uuid[]) AS m (user_id)
LEFT JOIN idempotency_keys k ON k.user_id = m.user_id AND k.key = $4
WHERE s.id = $1`;

/**
 * Everything the booking rules look at for some members and one class, at `now` (epoch
 * milliseconds), in one trip; empty when there is no such class. Locks nothing.
 */
export async function loadFacts(
  db: Db | Tx,
  sessionId: string,
  userIds: readonly string[],
  now: number,
  idempotencyKey: string | null = null,
): Promise<FactsRow[]> {
  const values = [sessionId, userIds, new Date(now), idempotencyKey];
  const { rows } = await db.executeQuery<FactsRow>(CompiledQuery.raw(FACTS, values));
  return rows;
}

import type { EpochMs, TimeRange, VisitLine } from '@pulse/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/transaction.ts';

/** A line of a billing month with everything that explains it. */
export interface StoredVisit extends VisitLine {
  id: string;
  startsAt: EpochMs;
  endsAt: EpochMs;
  title: string | null;
  venueName: string;
  zone: string;
  checkIn: {
    method: 'venue_qr' | 'venue_link' | 'digital_id' | 'by_hand';
    at: EpochMs;
    staffName: string | null;
  } | null;
  correction: { at: EpochMs; staffName: string | null; reason: string | null } | null;
  appeal: { accepted: boolean | null; answerBy: EpochMs; reason: string | null } | null;
}

/** More than a member has in one billing month, whose lines are added up. */
const MAX_LINES = 2_000;

/** A check-in by hand is recorded at most so long after its class. */
const RECORDED_WITHIN_DAYS = 7;

const milliseconds = (column: string) =>
  sql`(extract(epoch FROM ${sql.ref(column)}) * 1000)::bigint`;

/** All lines of a member that start in a time range, newest first: what counts, and what came back. */
export async function listVisitLines(
  db: Db,
  userId: string,
  { startsAt, endsAt }: TimeRange,
): Promise<StoredVisit[]> {
  const [from, until] = [new Date(startsAt), new Date(endsAt)];
  const { rows } = await sql<{ line: StoredVisit }>`
    WITH own_check_ins AS MATERIALIZED (
      SELECT * FROM check_ins c
      WHERE c.user_id = ${userId} AND c.checked_in_at >= ${from}::timestamptz - interval '1 day'
        AND c.checked_in_at < ${until}::timestamptz + ${RECORDED_WITHIN_DAYS} * interval '1 day'
    ), lines AS (
      SELECT u.id, u.kind, u.status, u.class_session_id, u.venue_id, u.tier, u.paid_by, u.starts_at,
        u.ends_at, u.late_cancelled, u.visit_returned, false AS taken_back
      FROM member_uses u
      WHERE u.user_id = ${userId} AND u.starts_at >= ${from} AND u.starts_at < ${until}
        AND u.status <> 'waitlisted' AND (u.status <> 'cancelled' OR u.late_cancelled)
      UNION ALL
      SELECT c.id, 'open_gym', 'completed', NULL, c.venue_id, v.tier, 'plan', c.checked_in_at,
        c.checked_in_at, false, false, true
      FROM check_ins c JOIN venues v ON v.id = c.venue_id
      WHERE c.user_id = ${userId} AND c.kind = 'open_gym' AND c.corrected_at IS NOT NULL
        AND c.checked_in_at >= ${from} AND c.checked_in_at < ${until}
    )
    SELECT json_build_object('id', l.id, 'kind', l.kind, 'status', l.status, 'tier', l.tier,
      'paidBy', l.paid_by, 'lateCancelled', l.late_cancelled, 'visitReturned', l.visit_returned,
      'takenBack', l.taken_back, 'startsAt', ${milliseconds('l.starts_at')},
      'endsAt', ${milliseconds('l.ends_at')}, 'venueName', v.name, 'zone', v.time_zone,
      'title', (SELECT s.title FROM class_sessions s WHERE s.id = l.class_session_id),
      'checkIn', (SELECT json_build_object('method', c.method,
          'at', ${milliseconds('c.checked_in_at')},
          'staffName', (SELECT st.full_name FROM users st WHERE st.id = c.staff_user_id))
        FROM own_check_ins c
        WHERE (c.booking_id = l.id OR c.id = l.id) AND c.kind <> 'correction'
        ORDER BY c.checked_in_at DESC LIMIT 1),
      'correction', (SELECT json_build_object('at', ${milliseconds('k.checked_in_at')},
          'reason', k.reason,
          'staffName', (SELECT st.full_name FROM users st WHERE st.id = k.staff_user_id))
        FROM own_check_ins c JOIN check_ins k ON k.corrects_id = c.id
        WHERE c.booking_id = l.id OR c.id = l.id
        ORDER BY k.checked_in_at DESC LIMIT 1),
      'appeal', (SELECT json_build_object('accepted', a.accepted, 'reason', a.reason,
          'answerBy', ${milliseconds('a.answer_by')})
        FROM visit_appeals a WHERE a.booking_id = l.id)) AS line
    FROM lines l JOIN venues v ON v.id = l.venue_id
    ORDER BY l.starts_at DESC, l.id DESC LIMIT ${MAX_LINES}`.execute(db);
  return rows.map(({ line }) => line);
}

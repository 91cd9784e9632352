import type { EpochMs, TimeRange } from '@pulse/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/transaction.ts';

/** More than a member visits in a month. */
const MAX_VISITS = 500;

/** Attended classes and open-gym visits of one member; both tables have an index of member and time. */
function visitsSql(userId: string, { startsAt, endsAt }: TimeRange): RawBuilder<unknown> {
  const [from, until] = [new Date(startsAt), new Date(endsAt)];
  return sql`
    SELECT b.venue_id, b.starts_at AS at, b.class_session_id,
      (extract(epoch FROM b.ends_at - b.starts_at) / 60)::integer AS minutes
    FROM bookings b
    WHERE b.user_id = ${userId} AND b.status = 'completed'
      AND b.starts_at >= ${from} AND b.starts_at < ${until}
    UNION ALL
    SELECT c.venue_id, c.checked_in_at, NULL, NULL FROM check_ins c
    WHERE c.user_id = ${userId} AND c.kind = 'open_gym' AND c.corrected_at IS NULL
      AND c.checked_in_at >= ${from} AND c.checked_in_at < ${until}`;
}

export interface VisitRow {
  at: EpochMs;
  minutes: number | null;
  venueId: string;
  venueName: string;
  activity: string;
  coverKey: string | null;
}

/** A member's visits in a time range, oldest first, with what a look back shows of each. */
export async function listVisitRows(db: Db, userId: string, range: TimeRange): Promise<VisitRow[]> {
  const { rows } = await sql<VisitRow>`
    SELECT (extract(epoch FROM visits.at) * 1000)::float8 AS at, visits.minutes,
      v.id AS "venueId", v.name AS "venueName", coalesce(s.activity, v.activities[1]) AS activity,
      (SELECT storage_key FROM venue_images WHERE venue_id = v.id ORDER BY sort_order LIMIT 1)
        AS "coverKey"
    FROM (${visitsSql(userId, range)}) visits
    JOIN venues v ON v.id = visits.venue_id
    LEFT JOIN class_sessions s ON s.id = visits.class_session_id
    ORDER BY visits.at, v.id LIMIT ${MAX_VISITS}`.execute(db);
  return rows;
}

/** The local dates on which a member visited anything, in a time range; each once. */
export async function listVisitDates(
  db: Db,
  userId: string,
  range: TimeRange,
  zone: string,
): Promise<string[]> {
  const { rows } = await sql<{ date: string }>`
    SELECT DISTINCT to_char(visits.at AT TIME ZONE ${zone}, 'YYYY-MM-DD') AS date
    FROM (${visitsSql(userId, range)}) visits`.execute(db);
  return rows.map(({ date }) => date);
}

/** The venues that a member visited before an instant. */
export async function listVenuesVisitedBefore(
  db: Db,
  userId: string,
  at: EpochMs,
): Promise<string[]> {
  const { rows } = await sql<{ venue_id: string }>`
    SELECT DISTINCT visits.venue_id
    FROM (${visitsSql(userId, { startsAt: 0, endsAt: at })}) visits`.execute(db);
  return rows.map((row) => row.venue_id);
}

/** What a member did in a week and still has booked in it. */
export async function listWeekRows(
  db: Db,
  userId: string,
  range: TimeRange,
  now: EpochMs,
): Promise<{ at: EpochMs; visited: boolean }[]> {
  const [from, until] = [new Date(range.startsAt), new Date(range.endsAt)];
  const { rows } = await sql<{ at: EpochMs; visited: boolean }>`
    SELECT (extract(epoch FROM at) * 1000)::float8 AS at, visited FROM (
      SELECT visits.at, true AS visited FROM (${visitsSql(userId, range)}) visits
      UNION ALL
      SELECT b.starts_at, false FROM bookings b
      WHERE b.user_id = ${userId} AND b.status = 'confirmed' AND b.ends_at > ${new Date(now)}
        AND b.starts_at >= ${from} AND b.starts_at < ${until}) week
    LIMIT ${MAX_VISITS}`.execute(db);
  return rows;
}

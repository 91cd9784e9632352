import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import type { CheckInMethod } from '../checkins.store.ts';

/** The counters of a venue's day. */
export interface VenueDayFigures {
  came_today: number;
  expected_by_now: number;
  places_filled: number;
  places_total: number;
  new_members: number;
  missed: number;
  missed_before: number;
  late: number;
  late_before: number;
  counted: number;
  counted_before: number;
}

/** The local day in any time zone, so that an index of instants limits the scan. */
const aroundDay = (column: string, localDate: string) =>
  sql`${sql.ref(column)} >= ${localDate}::date - interval '1 day'
    AND ${sql.ref(column)} < ${localDate}::date + interval '2 days'`;

/**
 * The counters of a venue's day with one query. Rates count classes that began in the last 30 days,
 * and in the 30 days before those. A new member has their first visit to this venue today.
 */
export async function countVenueDay(
  db: Kysely<Database>,
  venueId: string,
  localDate: string,
  now: Date,
): Promise<VenueDayFigures> {
  const { rows } = await sql<VenueDayFigures>`
    WITH arrivals AS (
      SELECT user_id FROM check_ins
      WHERE venue_id = ${venueId} AND local_date = ${localDate}
        AND ${aroundDay('checked_in_at', localDate)}
        AND kind <> 'correction' AND corrected_at IS NULL
    ), sessions AS (
      SELECT coalesce(sum(booked), 0)::int AS filled, coalesce(sum(capacity), 0)::int AS total,
        coalesce(sum(booked) FILTER (WHERE starts_at <= ${now}), 0)::int AS expected
      FROM class_sessions
      WHERE venue_id = ${venueId} AND local_date = ${localDate} AND status = 'scheduled'
        AND ${aroundDay('starts_at', localDate)}
    ), outcomes AS (
      SELECT starts_at >= ${now}::timestamptz - interval '30 days' AS recent,
        count(*) FILTER (WHERE status = 'no_show')::int AS missed,
        count(*) FILTER (WHERE late_cancelled)::int AS late,
        count(*) FILTER (WHERE status IN ('completed', 'no_show') OR late_cancelled)::int AS counted
      FROM bookings
      WHERE venue_id = ${venueId} AND starts_at < ${now}
        AND starts_at >= ${now}::timestamptz - interval '60 days'
      GROUP BY 1
    )
    SELECT
      (SELECT count(*)::int FROM arrivals) AS came_today,
      sessions.expected AS expected_by_now, sessions.filled AS places_filled,
      sessions.total AS places_total,
      (SELECT count(DISTINCT a.user_id)::int FROM arrivals a WHERE NOT EXISTS (
        SELECT 1 FROM check_ins earlier WHERE earlier.user_id = a.user_id
          AND earlier.venue_id = ${venueId} AND earlier.local_date < ${localDate}
          AND earlier.kind <> 'correction' AND earlier.corrected_at IS NULL)) AS new_members,
      coalesce((SELECT missed FROM outcomes WHERE recent), 0) AS missed,
      coalesce((SELECT missed FROM outcomes WHERE NOT recent), 0) AS missed_before,
      coalesce((SELECT late FROM outcomes WHERE recent), 0) AS late,
      coalesce((SELECT late FROM outcomes WHERE NOT recent), 0) AS late_before,
      coalesce((SELECT counted FROM outcomes WHERE recent), 0) AS counted,
      coalesce((SELECT counted FROM outcomes WHERE NOT recent), 0) AS counted_before
    FROM sessions`.execute(db);
  const [figures] = rows;
  if (!figures) throw new Error('a query over aggregates returned no row');
  return figures;
}

/** Arrivals of each local hour today, and on average on this weekday over the last eight weeks. */
export async function countArrivalsByHour(
  db: Kysely<Database>,
  venue: { id: string; time_zone: string },
  localDate: string,
) {
  const { rows } = await sql<{ hour: number; today: number; average: number }>`
    SELECT extract(hour FROM checked_in_at AT TIME ZONE ${venue.time_zone})::int AS hour,
      count(*) FILTER (WHERE local_date = ${localDate})::int AS today,
      (count(*) FILTER (WHERE local_date < ${localDate}) / 8.0)::float8 AS average
    FROM check_ins
    WHERE venue_id = ${venue.id} AND kind <> 'correction' AND corrected_at IS NULL
      AND checked_in_at > ${localDate}::date - interval '58 days'
      AND checked_in_at < ${localDate}::date + interval '2 days'
      AND local_date >= ${localDate}::date - 56 AND local_date <= ${localDate}
      AND extract(isodow FROM local_date) = extract(isodow FROM ${localDate}::date)
    GROUP BY 1 ORDER BY 1`.execute(db);
  return rows;
}

/** A check-in in the list of latest arrivals. */
export interface RecentCheckInRow {
  id: string;
  full_name: string;
  kind: 'class' | 'open_gym';
  method: CheckInMethod;
  title: string | null;
  checked_in_at: Date;
}

/** The venue's latest arrivals of a local day, newest first, at most 20. */
export async function listRecentCheckIns(db: Kysely<Database>, venueId: string, localDate: string) {
  const { rows } = await sql<RecentCheckInRow>`
    SELECT c.id, u.full_name, c.kind, c.method, s.title, c.checked_in_at
    FROM check_ins c
    JOIN users u ON u.id = c.user_id
    LEFT JOIN bookings b ON b.id = c.booking_id
    LEFT JOIN class_sessions s ON s.id = b.class_session_id
    WHERE c.venue_id = ${venueId} AND c.local_date = ${localDate}
      AND ${aroundDay('c.checked_in_at', localDate)}
      AND c.kind <> 'correction' AND c.corrected_at IS NULL
    ORDER BY c.checked_in_at DESC, c.id LIMIT 20`.execute(db);
  return rows;
}

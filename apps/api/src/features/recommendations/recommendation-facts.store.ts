import type { Coordinates } from '@pulse/domain';
import { type RawBuilder, sql } from 'kysely';
import { every } from '../../platform/database/every.ts';
import type { Db } from '../../platform/database/transaction.ts';

/** What was attended so long ago says little about next week. */
const VISIT_DAYS = 90;
const MOST_VISITS = 200;
/** Habits are weekly, so a week ahead holds every one of them once. */
const AHEAD_DAYS = 7;
/** Of the venues around, so many nearest ones, and so many of those the member knows. */
const MOST_VENUES_AROUND = 40;
const MOST_VENUES_KNOWN = 20;
const MOST_CLASSES = 2_000;

/** One attended class, or one class to come; both are told apart by the list they stand in. */
interface HappeningRow {
  template: string;
  activity: string;
  venue: string;
  latitude: number;
  longitude: number;
  /** ISO: Monday is 1. */
  weekday: number;
  minute: number;
}
interface VisitRow extends HappeningRow {
  name: string;
}
interface ClassRow extends HappeningRow {
  id: string;
  /** Epoch milliseconds. */
  at: number;
  city: string;
}

/** What a member attended lately, and what they could book next week around there. */
export interface RecommendationFactsRow {
  visits: VisitRow[] | null;
  classes: ClassRow[] | null;
}

const happening = sql`'template', s.class_template_id, 'activity', s.activity,
  'venue', v.id, 'latitude', v.latitude, 'longitude', v.longitude,
  'weekday', extract(isodow FROM s.local_date)::integer, 'minute', s.local_minute`;

/**
 * In one trip: the attended classes of the last 90 days, and the classes of the next 7 that meet
 * `bookable` (conditions on `s` and `v`) at the venues known from them or nearest to the one known
 * best; nearest to `around` for a member who has been nowhere.
 */
export async function loadRecommendationFacts(
  db: Db,
  wanted: { userId: string; now: Date; around: Coordinates; bookable: RawBuilder<boolean>[] },
): Promise<RecommendationFactsRow> {
  const { userId, now, around, bookable } = wanted;
  const open = every([
    sql<boolean>`s.status = 'scheduled' AND v.status = 'published'
      AND s.starts_at > ${now} AND s.starts_at < ${now}::timestamptz + ${days(AHEAD_DAYS)}`,
    ...bookable,
  ]);
  const { rows } = await sql<RecommendationFactsRow>`
    WITH visits AS MATERIALIZED (
      SELECT b.class_session_id, b.venue_id, b.starts_at FROM bookings b
      WHERE b.user_id = ${userId} AND b.status = 'completed'
        AND b.starts_at > ${now}::timestamptz - ${days(VISIT_DAYS)} AND b.starts_at <= ${now}
      ORDER BY b.starts_at DESC LIMIT ${MOST_VISITS}
    ), known AS MATERIALIZED (
      SELECT venue_id FROM visits GROUP BY venue_id
      ORDER BY count(*) DESC, max(starts_at) DESC LIMIT ${MOST_VENUES_KNOWN}
    ), around AS MATERIALIZED (
      SELECT coalesce((SELECT v.position FROM known JOIN venues v ON v.id = known.venue_id LIMIT 1),
        point(${around.longitude}, ${around.latitude})) AS center
    ), places AS MATERIALIZED (
      (SELECT v.id FROM venues v WHERE v.status = 'published'
        ORDER BY v.position <-> (SELECT center FROM around) LIMIT ${MOST_VENUES_AROUND})
      UNION SELECT venue_id FROM known
    ), classes AS (
      SELECT json_build_object('id', s.id, 'at', (extract(epoch FROM s.starts_at) * 1000)::bigint,
        'city', v.city, ${happening}) AS class
      FROM places JOIN class_sessions s ON s.venue_id = places.id JOIN venues v ON v.id = places.id
      WHERE ${open} ORDER BY s.starts_at, s.id LIMIT ${MOST_CLASSES}
    )
    SELECT (SELECT json_agg(json_build_object('name', v.name, ${happening}))
        FROM visits JOIN class_sessions s ON s.id = visits.class_session_id
        JOIN venues v ON v.id = visits.venue_id) AS visits,
      (SELECT json_agg(class) FROM classes) AS classes`.execute(db);
  return rows[0] ?? { visits: null, classes: null };
}

function days(count: number): RawBuilder<unknown> {
  return sql.raw(`interval '${count} days'`);
}

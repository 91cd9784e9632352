import type { Coordinates, EpochMs } from '@pulse/domain';
import { type RawBuilder, sql } from 'kysely';
import { allOf } from '../../../platform/database/all-of.ts';
import { referenceTo } from '../../../platform/database/table-reference.ts';
import type { Db } from '../../../platform/database/transaction.ts';

/** Classes attended longer ago say little about next week. */
const HISTORY_DAYS = 90;
const MAX_VISITS = 200;
/** Habits are weekly, so a week contains each of them once. */
const LOOKAHEAD_DAYS = 7;
/** The most venues near the search centre, and the most venues that the member has visited. */
const MAX_NEARBY_VENUES = 40;
const MAX_VISITED_VENUES = 20;
const MAX_CLASSES = 2_000;

/** The features of an attended class or of a future one. */
interface ClassFeaturesRow {
  template: string;
  activity: string;
  venue: string;
  latitude: number;
  longitude: number;
  /** ISO: Monday is 1. */
  weekday: number;
  minute: number;
}
interface VisitRow extends ClassFeaturesRow {
  name: string;
}
interface ClassRow extends ClassFeaturesRow {
  id: string;
  at: EpochMs;
  city: string;
}

/** What a member attended recently, and what they could book next week nearby. */
export interface RecommendationContextRow {
  visits: VisitRow[] | null;
  classes: ClassRow[] | null;
}

/** The candidate class and its venue, under the names that the statement below gives them. */
export const RECOMMENDED = {
  session: referenceTo<'class_sessions'>('s'),
  venue: referenceTo<'venues'>('v'),
};

const classFeatureColumns = sql`'template', s.class_template_id, 'activity', s.activity,
  'venue', v.id, 'latitude', v.latitude, 'longitude', v.longitude,
  'weekday', extract(isodow FROM s.local_date)::integer, 'minute', s.local_minute`;

/**
 * In one query: the attended classes of the last 90 days, and the classes of the next 7 that meet
 * `bookable` (conditions on RECOMMENDED) at the visited venues or at those nearest to the most
 * visited one; nearest to `searchCentre` for a member without visits.
 */
export async function loadRecommendationContext(
  db: Db,
  options: {
    userId: string;
    now: Date;
    searchCentre: Coordinates;
    bookable: RawBuilder<boolean>[];
  },
): Promise<RecommendationContextRow> {
  const { userId, now, searchCentre, bookable } = options;
  const bookableConditions = allOf([
    sql<boolean>`s.status = 'scheduled' AND v.status = 'published'
      AND s.starts_at > ${now} AND s.starts_at < ${now}::timestamptz + ${days(LOOKAHEAD_DAYS)}`,
    ...bookable,
  ]);
  const { rows } = await sql<RecommendationContextRow>`
    WITH visits AS MATERIALIZED (
      SELECT b.class_session_id, b.venue_id, b.starts_at FROM bookings b
      WHERE b.user_id = ${userId} AND b.status = 'completed'
        AND b.starts_at > ${now}::timestamptz - ${days(HISTORY_DAYS)} AND b.starts_at <= ${now}
      ORDER BY b.starts_at DESC LIMIT ${MAX_VISITS}
    ), visited_venues AS MATERIALIZED (
      SELECT venue_id FROM visits GROUP BY venue_id
      ORDER BY count(*) DESC, max(starts_at) DESC LIMIT ${MAX_VISITED_VENUES}
    ), search_centre AS MATERIALIZED (
      SELECT coalesce((SELECT v.position FROM visited_venues JOIN venues v ON v.id = visited_venues.venue_id LIMIT 1),
        point(${searchCentre.longitude}, ${searchCentre.latitude})) AS center
    ), candidate_venues AS MATERIALIZED (
      (SELECT v.id FROM venues v WHERE v.status = 'published'
        ORDER BY v.position <-> (SELECT center FROM search_centre) LIMIT ${MAX_NEARBY_VENUES})
      UNION SELECT venue_id FROM visited_venues
    ), classes AS (
      SELECT json_build_object('id', s.id, 'at', (extract(epoch FROM s.starts_at) * 1000)::bigint,
        'city', v.city, ${classFeatureColumns}) AS class
      FROM candidate_venues JOIN class_sessions s ON s.venue_id = candidate_venues.id JOIN venues v ON v.id = candidate_venues.id
      WHERE ${bookableConditions} ORDER BY s.starts_at, s.id LIMIT ${MAX_CLASSES}
    )
    SELECT (SELECT json_agg(json_build_object('name', v.name, ${classFeatureColumns}))
        FROM visits JOIN class_sessions s ON s.id = visits.class_session_id
        JOIN venues v ON v.id = visits.venue_id) AS visits,
      (SELECT json_agg(class) FROM classes) AS classes`.execute(db);
  return rows[0] ?? { visits: null, classes: null };
}

function days(count: number): RawBuilder<unknown> {
  return sql`interval '1 day' * ${sql.lit(count)}`;
}

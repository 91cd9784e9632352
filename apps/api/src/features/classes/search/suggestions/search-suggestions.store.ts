import { type RawBuilder, sql } from 'kysely';
import { allOf } from '../../../../platform/database/all-of.ts';
import type { Db } from '../../../../platform/database/transaction.ts';
import { boundingBoxAround, distanceInMetresFrom, isInBoundingBox } from '../../../venues/index.ts';
import { VENUE } from '../../session-columns.sql.ts';
import {
  toSessionSearch,
  type VenuesSearch,
  venueAreaConditions,
  venueAttributeConditions,
} from '../searched-venues.sql.ts';
import { dayConditions, sessionConditions } from '../session-search.store.ts';

/** One filter that is set. */
export interface ActiveFilter<Name extends string = string> {
  filter: Name;
  /** The condition of this filter alone, for a class `s` at a venue `v`. */
  condition: RawBuilder<boolean>;
}

/**
 * For each filter, how many venues of the area would be found without it: those with a class that
 * fails this filter only; and how many venues have any class that day. One statement.
 */
export async function countFilterImpacts<Name extends string>(
  db: Db,
  search: VenuesSearch,
  filters: readonly ActiveFilter<Name>[],
): Promise<{ withoutFilters: number; filterImpacts: { filter: Name; venues: number }[] }> {
  const column = (index: number) => sql.ref(`fails_${index}`);
  const failures = filters.map(
    ({ condition }, index) => sql`(NOT (${condition}))::integer AS ${column(index)}`,
  );
  const failureCount = sql.join([sql`0`, ...filters.map((_, index) => column(index))], sql` + `);
  const counts = filters.map(
    (_, index) =>
      sql`count(DISTINCT venue_id) FILTER (WHERE failure_count = ${column(index)})::integer`,
  );
  const { rows } = await sql<{ venues_without_filters: number; counts: number[] }>`
    WITH class AS (
      SELECT ${sql.join([sql`s.venue_id`, ...failures])}
      FROM venues v JOIN class_sessions s ON s.venue_id = v.id
      WHERE ${allOf([...venueAreaConditions(search), ...dayConditions(toSessionSearch(search))])}
    ), counted AS (SELECT class.*, ${failureCount} AS failure_count FROM class)
    SELECT count(DISTINCT venue_id)::integer AS venues_without_filters,
      ARRAY[${sql.join(counts)}]::integer[] AS counts
    FROM counted`.execute(db);
  return {
    withoutFilters: rows[0]?.venues_without_filters ?? 0,
    filterImpacts: filters.map(({ filter }, index) => ({
      filter,
      venues: rows[0]?.counts[index] ?? 0,
    })),
  };
}

/** How many days ahead another day is suggested; booking opens 14 days ahead. */
const MAX_DAYS_AHEAD = 14;

/** The day nearest to the searched one that has a class in this area which passes all filters. */
export async function findNearestDay(
  db: Db,
  search: VenuesSearch,
): Promise<{ date: string; venues: number } | null> {
  const classes = sessionConditions({ ...toSessionSearch(search), date: undefined });
  const { rows } = await sql<{ date: string; venues: number }>`
    SELECT s.local_date::text AS date, count(DISTINCT s.venue_id)::integer AS venues
    FROM venues v JOIN class_sessions s ON s.venue_id = v.id
    WHERE ${allOf([...venueAreaConditions(search), ...venueAttributeConditions(search), ...classes])}
      AND s.starts_at < ${search.now}::timestamptz + ${MAX_DAYS_AHEAD} * interval '24 hours'
      AND s.local_date <> ${search.date}::date
    GROUP BY s.local_date
    ORDER BY abs(s.local_date - ${search.date}::date), s.local_date LIMIT 1`.execute(db);
  return rows[0] ?? null;
}

/** A city with the mean position of the venues found, and metres to the nearest of them. */
export interface NearestCity {
  city: string;
  latitude: number;
  longitude: number;
  distance_m: number;
  venues: number;
}

/** The distance in metres beyond which no other city is suggested. */
const MAX_DISTANCE_METRES = 1_000_000;

/** The nearest city outside the area with a class that day which passes all filters. */
export async function findNearestCity(db: Db, search: VenuesSearch): Promise<NearestCity | null> {
  const { rows } = await sql<NearestCity>`
    SELECT v.city, avg(v.latitude) AS latitude, avg(v.longitude) AS longitude,
      round(min(${distanceInMetresFrom(search.from, VENUE)}))::integer AS distance_m,
      count(DISTINCT v.id)::integer AS venues
    FROM class_sessions s JOIN venues v ON v.id = s.venue_id
    WHERE ${allOf([...sessionConditions(toSessionSearch(search)), ...venueAttributeConditions(search)])}
      AND ${isInBoundingBox(boundingBoxAround(search.from, MAX_DISTANCE_METRES), VENUE)} AND v.city <> '' AND NOT (${allOf(venueAreaConditions(search))})
    GROUP BY v.city, v.country_code
    ORDER BY distance_m LIMIT 1`.execute(db);
  return rows[0] ?? null;
}

import { type RawBuilder, sql } from 'kysely';
import { allOf } from '../../../platform/database/all-of.ts';
import type { Db } from '../../../platform/database/transaction.ts';
import { boxAround, distanceFrom, inBox } from '../../venues/index.ts';
import { dayConditions, sessionConditions } from './session-search.store.ts';
import {
  toSessionSearch,
  type VenuesSearch,
  venueAreaConditions,
  venueFilterConditions,
} from './venues-with-classes.store.ts';

/** One filter that is set. */
export interface ActiveFilter<Name extends string = string> {
  filter: Name;
  /** What the filter alone demands of a class `s` at a venue `v`. */
  condition: RawBuilder<boolean>;
}

/**
 * For each filter, how many venues of the area have a class that passes all the others; and how
 * many have any class that day. One statement: a class that misses one filter only is what lifting
 * that filter would bring.
 */
export async function countFilterImpacts<Name extends string>(
  db: Db,
  search: VenuesSearch,
  filters: readonly ActiveFilter<Name>[],
): Promise<{ without_filters: number; lifts: { filter: Name; venues: number }[] }> {
  const column = (index: number) => sql.ref(`miss_${index}`);
  const misses = filters.map(
    ({ condition: demands }, index) => sql`(NOT (${demands}))::integer AS ${column(index)}`,
  );
  const missed = sql.join([sql`0`, ...filters.map((_, index) => column(index))], sql` + `);
  const counts = filters.map(
    (_, index) => sql`count(DISTINCT venue_id) FILTER (WHERE missed = ${column(index)})::integer`,
  );
  const { rows } = await sql<{ whole: number; counts: number[] }>`
    WITH class AS (
      SELECT ${sql.join([sql`s.venue_id`, ...misses])}
      FROM venues v JOIN class_sessions s ON s.venue_id = v.id
      WHERE ${allOf([...venueAreaConditions(search), ...dayConditions(toSessionSearch(search))])}
    ), counted AS (SELECT class.*, ${missed} AS missed FROM class)
    SELECT count(DISTINCT venue_id)::integer AS whole,
      ARRAY[${sql.join(counts)}]::integer[] AS counts
    FROM counted`.execute(db);
  return {
    without_filters: rows[0]?.whole ?? 0,
    lifts: filters.map(({ filter }, index) => ({ filter, venues: rows[0]?.counts[index] ?? 0 })),
  };
}

/** How far ahead of now a day is offered instead; booking opens 14 days ahead. */
const MAX_DAYS_AHEAD = 14;

/** The day nearest to the one searched that has a class here which passes all filters. */
export async function findNearestDay(
  db: Db,
  search: VenuesSearch,
): Promise<{ date: string; venues: number } | null> {
  const classes = sessionConditions({ ...toSessionSearch(search), date: undefined });
  const { rows } = await sql<{ date: string; venues: number }>`
    SELECT s.local_date::text AS date, count(DISTINCT s.venue_id)::integer AS venues
    FROM venues v JOIN class_sessions s ON s.venue_id = v.id
    WHERE ${allOf([...venueAreaConditions(search), ...venueFilterConditions(search), ...classes])}
      AND s.starts_at < ${search.now}::timestamptz + ${MAX_DAYS_AHEAD} * interval '24 hours'
      AND s.local_date <> ${search.date}::date
    GROUP BY s.local_date
    ORDER BY abs(s.local_date - ${search.date}::date), s.local_date LIMIT 1`.execute(db);
  return rows[0] ?? null;
}

/** A city with its middle among the venues found, and metres to the nearest of them. */
export interface NearestCity {
  city: string;
  latitude: number;
  longitude: number;
  distance_m: number;
  venues: number;
}

/** Metres beyond which a class is a journey, not a way out. */
const MAX_DISTANCE_METRES = 1_000_000;

/** The nearest city outside the area, at most FARTHEST away, that has a class that day which passes all other filters. */
export async function findNearestCity(db: Db, search: VenuesSearch): Promise<NearestCity | null> {
  const { rows } = await sql<NearestCity>`
    SELECT v.city, avg(v.latitude) AS latitude, avg(v.longitude) AS longitude,
      round(min(${distanceFrom(search.from)}))::integer AS distance_m,
      count(DISTINCT v.id)::integer AS venues
    FROM class_sessions s JOIN venues v ON v.id = s.venue_id
    WHERE ${allOf([...sessionConditions(toSessionSearch(search)), ...venueFilterConditions(search)])}
      AND ${inBox(boxAround(search.from, MAX_DISTANCE_METRES))} AND v.city <> '' AND NOT (${allOf(venueAreaConditions(search))})
    GROUP BY v.city, v.country_code
    ORDER BY distance_m LIMIT 1`.execute(db);
  return rows[0] ?? null;
}

import type { Coordinates } from '@pulse/domain';
import { sql } from 'kysely';
import { allOf } from '../../../../platform/database/all-of.ts';
import type { Db } from '../../../../platform/database/transaction.ts';
import { distanceInMetresFrom } from '../../../venues/index.ts';
import { VENUE } from '../../session-columns.sql.ts';
import { dayConditions, type SessionSearch } from '../session-search.store.ts';

/** A trainer with classes, and where to search for them. */
export interface CoachRow extends Coordinates {
  id: string;
  name: string;
  /** Of the venue of their next class. */
  city: string;
  district: string;
  /** Whether they give a class around the point of the search; it is then the place to search. */
  in_reach: boolean;
  classes: number;
  next_date: string;
}

/** How many trainers of a name are looked at. */
const MAX_NAMESAKES = 20;

/**
 * Trainers in whose name the words of the text begin words, and with a class on the days of the search:
 * first those in the search's area, then those with most classes. Classes are counted around the point
 * of the search, or else around the venue of their next class.
 */
export async function findCoaches(
  db: Db,
  text: string,
  near: Coordinates,
  search: SessionSearch,
  limit: number,
): Promise<CoachRow[]> {
  const metres = search.radius_km * 1000;
  const onDays = allOf(dayConditions({ ...search, near: undefined }));
  const { rows } = await sql<CoachRow>`
    WITH found AS (
      SELECT r.id, r.name
      FROM trainers_beginning(${text}) AS named JOIN trainers r ON r.id = named.trainer_id
      ORDER BY r.name, r.id LIMIT ${MAX_NAMESAKES}
    ), class AS (
      SELECT found.id, found.name, s.starts_at, s.local_date, v.city, v.district,
        ${distanceInMetresFrom(near, VENUE)} <= ${metres} AS in_reach, v.latitude, v.longitude
      FROM found JOIN class_sessions s ON s.trainer_id = found.id JOIN venues v ON v.id = s.venue_id
      WHERE ${onDays}
    ), place AS (
      SELECT DISTINCT ON (id) id, name, city, district, in_reach,
        CASE WHEN in_reach THEN ${near.latitude}::double precision ELSE latitude END AS latitude,
        CASE WHEN in_reach THEN ${near.longitude}::double precision ELSE longitude END AS longitude
      FROM class ORDER BY id, in_reach DESC, starts_at
    )
    SELECT place.*, counted.classes, counted.next_date
    FROM place CROSS JOIN LATERAL (
      SELECT count(*)::integer AS classes, min(class.local_date)::text AS next_date
      FROM class
      WHERE class.id = place.id AND distance_metres(place.latitude, place.longitude,
        class.latitude, class.longitude) <= ${metres}
    ) AS counted
    ORDER BY place.in_reach DESC, counted.classes DESC, place.name LIMIT ${limit}`.execute(db);
  return rows;
}

import { sql } from 'kysely';
import { allOf } from '../../../platform/database/all-of.ts';
import { plannedEachTime } from '../../../platform/database/prepare-statements.ts';
import type { Db } from '../../../platform/database/transaction.ts';
import { nearestVenues } from '../../venues/index.ts';
import { ownBookingSql } from '../sessions/sessions.store.ts';
import { isListed } from './list-parts.sql.ts';
import {
  toSessionSearch,
  type VenuesSearch,
  venueAttributeConditions,
} from './searched-venues.sql.ts';
import { sessionConditions } from './session-search.store.ts';
import { isOpenForBooking } from './soonest-venues.sql.ts';
import {
  lastStartedMinute,
  MAX_SESSIONS_SHOWN,
  type SessionAtVenueRow,
} from './venues-with-classes.store.ts';

/** One venue of a map with its matching sessions of the day. */
export interface VenueOnMapRow {
  id: string;
  name: string;
  latitude: number;
  longitude: number;
  sessions:
    | Pick<
        SessionAtVenueRow,
        'starts_at' | 'local_minute' | 'capacity' | 'booked' | 'own_booking' | 'open_for_booking'
      >[]
    | null;
  /** Minutes after local midnight of the last class that has begun; null while one is to come. */
  last_started_minute: number | null;
}

/** The listed ones of the first `limit` venues of the area, with what a pin says of their classes. */
export async function findVenuesOnMap(
  db: Db,
  search: VenuesSearch,
  limit: number,
): Promise<VenueOnMapRow[]> {
  const { memberId, now } = search;
  const classes = allOf(sessionConditions(toSessionSearch(search)));
  const isOnMap = allOf([sql<boolean>`true`, ...venueAttributeConditions(search)]);
  const { rows } = await sql<VenueOnMapRow>`
    ${plannedEachTime} SELECT v.id, v.name, v.latitude, v.longitude, day.sessions,
      CASE WHEN day.sessions IS NULL THEN ${lastStartedMinute(search)} END AS last_started_minute
    FROM (
      SELECT v.* FROM ${nearestVenues(search.from, search)} AS v LIMIT (SELECT ${limit}::integer)) AS v
    LEFT JOIN LATERAL (
      SELECT json_agg(json_build_object('starts_at', s.starts_at, 'local_minute', s.local_minute,
        'capacity', s.capacity, 'booked', s.booked, 'open_for_booking', ${isOpenForBooking(now)},
        'own_booking', ${ownBookingSql(memberId)})) AS sessions
      FROM (
        SELECT s.* FROM class_sessions s WHERE s.venue_id = v.id AND ${classes}
        ORDER BY s.starts_at, s.id LIMIT ${MAX_SESSIONS_SHOWN}) AS s
    ) AS day ON true
    WHERE ${isOnMap} AND (day.sessions IS NOT NULL OR ${isListed(search)})`.execute(db);
  return rows;
}

import {
  ALTERNATIVES_DAYS,
  ALTERNATIVES_RADIUS,
  ALTERNATIVES_TRAVEL_MODE,
  type Coordinates,
  travelMinutesPerMetre,
} from '@pulse/domain';
import { type RawBuilder, sql } from 'kysely';
import { allOf } from '../../../platform/database/all-of.ts';
import type { Db } from '../../../platform/database/transaction.ts';
import { boundingBoxAround, distanceInMetresFrom, isInBoundingBox } from '../../venues/index.ts';
import { sessionColumnsSql, VENUE } from '../session-columns.sql.ts';
import type { SessionRow } from '../sessions/session-row.ts';
import { type ListedSessionRow, ownBookingSql } from '../sessions/sessions.store.ts';

/**
 * More candidates than are shown: the rules of the plan, which SQL does not know, may still refuse
 * some of them.
 */
const CANDIDATES = 24;

/** The class to replace, and what the alternatives must fulfil besides. */
interface AlternativesSearch {
  session: SessionRow;
  memberId: string | null;
  now: Date;
  bookable: RawBuilder<boolean>[];
}

/**
 * Classes of the same activity near a class in time and place, nearest first by `minutesApart` of the
 * domain, which ranks them in the end; class-alternatives.test.ts compares the two.
 */
export async function findAlternatives(
  db: Db,
  { session, memberId, now, bookable }: AlternativesSearch,
): Promise<ListedSessionRow[]> {
  const venue: Coordinates = {
    latitude: session.venue_latitude,
    longitude: session.venue_longitude,
  };
  const distance = distanceInMetresFrom(venue, VENUE);
  const conditions = [
    sql<boolean>`s.status = 'scheduled' AND v.status = 'published' AND s.starts_at > ${now}`,
    sql<boolean>`s.id <> ${session.id} AND s.activity = ${session.activity}`,
    sql<boolean>`s.starts_at BETWEEN ${session.starts_at}::timestamptz - ${ALTERNATIVES_DAYS} * interval '1 day'
      AND ${session.starts_at}::timestamptz + ${ALTERNATIVES_DAYS} * interval '1 day'`,
    isInBoundingBox(boundingBoxAround(venue, ALTERNATIVES_RADIUS), VENUE),
    sql<boolean>`${distance} <= ${ALTERNATIVES_RADIUS}`,
    ...bookable,
  ];
  const { rows } = await sql<ListedSessionRow>`
    SELECT ${sessionColumnsSql}, ${ownBookingSql(memberId)} AS own_booking, ${distance} AS distance
    FROM class_sessions s JOIN venues v ON v.id = s.venue_id
    WHERE ${allOf(conditions)}
    ORDER BY abs(extract(epoch FROM s.starts_at - ${session.starts_at}::timestamptz)) / 60
      + ceil(${distance} * ${travelMinutesPerMetre(ALTERNATIVES_TRAVEL_MODE)}::double precision), s.starts_at, s.id
    LIMIT ${CANDIDATES}`.execute(db);
  return rows;
}

import type { BookingPolicy, Coordinates } from '@pulse/domain';
import { type RawBuilder, sql } from 'kysely';
import { allOf } from '../../../platform/database/all-of.ts';
import type { Db } from '../../../platform/database/transaction.ts';
import type { CursorPosition } from '../../../platform/http/routes/page-cursor.ts';
import { isFavouriteOf } from '../../favourites/index.ts';
import {
  mayBeOpenAt,
  nearestVenues,
  placeCells,
  type VenueSummaryRow,
  venueFilterConditions,
  venueSummaryColumns,
} from '../../venues/index.ts';
import { VENUE } from '../session-columns.sql.ts';
import { type OwnBookingRow, ownBookingSql } from '../sessions/sessions.store.ts';
import { boxOf } from './searched-sessions.sql.ts';
import { type SessionSearch, sessionConditions } from './session-search.store.ts';

/** How many sessions of a venue a list contains; the rest are on the venue's page. */
const MAX_SESSIONS_SHOWN = 8;
/** Of an area with more venues, this many are looked at for the total. */
const MAX_COUNTED = 500;

/** The criteria of a search for venues with their classes of a day. */
export interface VenuesSearch extends Omit<SessionSearch, 'after' | 'limit'> {
  /** The order is measured from here. */
  from: Coordinates;
  /** The same point, unless that is only the middle of a box, to which nobody wants the distance. */
  distanceFrom: Coordinates | null;
  amenity?: string[];
  openAt: Date | null;
  /** Only the member's favourites. */
  favourites?: boolean;
  /** Leave out venues without a matching class that day. */
  classesOnly: boolean;
}

/** One session in the JSON of the query. */
export interface SessionAtVenueRow {
  id: string;
  title: string;
  activity: string;
  tier: 'standard' | 'plus';
  starts_at: string;
  ends_at: string;
  local_date: string;
  local_minute: number;
  capacity: number;
  booked: number;
  waitlisted: number;
  price_minor: number | null;
  currency: string;
  trainer_name: string | null;
  own_booking: OwnBookingRow | null;
}

/** One venue with its matching sessions of the day. */
export interface VenueWithClassesRow extends VenueSummaryRow {
  /** The venue's own policy values. */
  venue_policy: Partial<BookingPolicy>;
  venue_visit_limit: number | null;
  order_key: number;
  /** Venues with a matching class come first; each of the two parts is in the order of `order_key`. */
  has_class: boolean;
  sessions: SessionAtVenueRow[] | null;
  sessions_total: number;
  /** Venues on all pages; counted for the first page only. */
  total: number | null;
  /** Whether `total` may be too low, because the area has more venues than are counted. */
  total_at_least: boolean | null;
}

/** Conditions for a published venue in the bounding box, or else within the radius. */
export function venueAreaConditions(search: VenuesSearch): RawBuilder<boolean>[] {
  const { near, radius_km, bbox } = search;
  return venueFilterConditions({ near: bbox ? undefined : near, radius_km, bbox }, VENUE);
}

/** The conditions of the filters on the venue itself: amenities, opening hours, favourites. */
export function venueAttributeConditions(search: VenuesSearch): RawBuilder<boolean>[] {
  const filters: RawBuilder<boolean>[] = [];
  if (search.amenity?.length) filters.push(sql`v.amenities @> ${search.amenity}::text[]`);
  if (search.openAt) filters.push(mayBeOpenAt(search.openAt, VENUE));
  if (search.favourites) filters.push(isFavouriteOf(search.memberId, VENUE('id')));
  return filters;
}

/** The session search of a venue search, whose area conditions apply to the venue instead. */
export function toSessionSearch(search: VenuesSearch): SessionSearch {
  return { ...search, near: undefined, bbox: undefined, after: null, limit: 0 };
}

const NO_VENUES = sql`SELECT NULL::uuid AS id, NULL::double precision AS order_key WHERE false`;

/** Some of the venues of the area, all when it has few; which ones does not matter. */
const countedVenues = (search: VenuesSearch) => sql`(
  SELECT v.* FROM venues v WHERE ${allOf(venueAreaConditions(search))} LIMIT (SELECT ${MAX_COUNTED}::integer))`;

/** Whether there is any class on the day here: without one, no venue has to be looked at for it. */
function isAnyClassOnDay(search: VenuesSearch): RawBuilder<boolean> {
  const box = boxOf(search);
  const cells = box && placeCells(box);
  // The order keeps the planner from reading the table until it happens to meet one.
  return sql`EXISTS (
    SELECT FROM ${cells ? sql`unnest(${cells}::integer[])` : sql`(SELECT NULL::integer)`} AS searched (cell)
    CROSS JOIN LATERAL (
      SELECT FROM class_sessions s
      WHERE ${cells ? sql`s.cell = searched.cell` : sql`true`} AND s.local_date = ${search.date}::date
        AND s.status = 'scheduled' AND s.starts_at > ${search.now}
      ORDER BY s.starts_at, s.id LIMIT 1) AS first)`;
}

/** The conditions for a venue to be listed although it has no matching class. */
function venueConditionsWithoutClass({ activity, tier, q }: VenuesSearch): RawBuilder<boolean>[] {
  const conditions = venueFilterConditions({ activity, tier }, VENUE);
  if (q) conditions.push(sql`v.id IN (SELECT venue_id FROM venues_like(${q}))`);
  return conditions;
}

/** Where a page of venues with classes begins: after a venue with or without a class. */
export interface VenuesPageStart extends CursorPosition {
  hasClass: boolean;
}

/**
 * One page of venues with the classes of a day in one statement: the page is selected first, out of an
 * index that has the nearest venues first, so that only its own venues and classes are read.
 */
export async function searchVenuesWithClasses(
  db: Db,
  search: VenuesSearch & Pick<SessionSearch, 'limit'> & { after: VenuesPageStart | null },
): Promise<VenueWithClassesRow[]> {
  const { from, after, now, memberId, limit, classesOnly } = search;
  const classes = allOf(sessionConditions(toSessionSearch(search)));
  const hasClass = sql<boolean>`EXISTS (
    SELECT FROM class_sessions s WHERE s.venue_id = v.id AND ${classes})`;
  const venues = nearestVenues(from, search);
  const ofVenue = [sql<boolean>`true`, ...venueAttributeConditions(search)];
  const withoutClass = venueConditionsWithoutClass(search);
  const pageOf = (conditions: readonly RawBuilder<boolean>[], start: VenuesPageStart | null) => sql`
    SELECT v.id, v.chord AS order_key FROM ${venues} AS v
    WHERE ${allOf(conditions)}
      ${start ? sql`AND (v.chord, v.id) > (${start.key}::double precision, ${start.id}::uuid)` : sql``}
    ORDER BY v.chord, v.id LIMIT ${limit}`;
  const isListed = classesOnly ? hasClass : sql`${allOf(withoutClass)} OR ${hasClass}`;
  const { rows } = await sql<VenueWithClassesRow>`
    WITH with_class AS MATERIALIZED (
      ${after?.hasClass === false ? NO_VENUES : pageOf([...ofVenue, hasClass, isAnyClassOnDay(search)], after)}
    ), without_class AS MATERIALIZED (
      ${
        classesOnly
          ? NO_VENUES
          : pageOf(
              [
                ...ofVenue,
                ...withoutClass,
                sql`NOT ${hasClass}`,
                sql`(SELECT count(*) FROM with_class) < ${limit}`,
              ],
              after?.hasClass ? null : after,
            )
      }
    ), page AS (
      SELECT id, order_key, true AS has_class FROM with_class
      UNION ALL SELECT id, order_key, false FROM without_class
      ORDER BY has_class DESC, order_key, id LIMIT ${limit}
    ), counted AS MATERIALIZED (
      SELECT ${allOf(ofVenue)} AND (${isListed}) AS listed FROM ${countedVenues(search)} AS v
      WHERE (SELECT count(*) FROM page) >= ${limit}
    )
    SELECT ${venueSummaryColumns(search.distanceFrom, now, VENUE)}, page.order_key, page.has_class,
      day.sessions, v.booking_policy AS venue_policy, v.visit_limit_per_month AS venue_visit_limit,
      coalesce(day.total, 0)::integer AS sessions_total,
      ${after ? sql`NULL::integer` : sql`greatest((SELECT count(*) FROM page), (SELECT count(*) FROM counted WHERE listed))::integer`} AS total,
      ${after ? sql`NULL::boolean` : sql`(SELECT count(*) = ${MAX_COUNTED} FROM counted)`} AS total_at_least
    FROM page JOIN venues v ON v.id = page.id
    LEFT JOIN LATERAL (
      SELECT max(listed.total) AS total, json_agg(json_build_object(
        'id', s.id, 'title', s.title, 'activity', s.activity,
        'tier', CASE WHEN v.tier = 'plus' THEN 'plus' ELSE s.tier END,
        'starts_at', s.starts_at, 'ends_at', s.ends_at, 'local_date', s.local_date,
        'local_minute', s.local_minute, 'capacity', s.capacity, 'booked', s.booked,
        'waitlisted', s.waitlisted, 'price_minor', s.price_minor, 'currency', s.currency,
        'trainer_name', (SELECT name FROM trainers WHERE trainers.id = s.trainer_id),
        'own_booking', ${ownBookingSql(memberId)}) ORDER BY s.starts_at, s.id) AS sessions
      FROM (
        SELECT s.id, count(*) OVER () AS total FROM class_sessions s
        WHERE s.venue_id = v.id AND ${classes}
        ORDER BY s.starts_at, s.id LIMIT ${MAX_SESSIONS_SHOWN}
      ) AS listed JOIN class_sessions s ON s.id = listed.id
    ) AS day ON true
    ORDER BY page.has_class DESC, page.order_key, page.id`.execute(db);
  return rows;
}

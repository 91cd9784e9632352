import type { BookingPolicy, Coordinates } from '@pulse/domain';
import { type RawBuilder, sql } from 'kysely';
import { allOf } from '../../../platform/database/all-of.ts';
import type { Db } from '../../../platform/database/transaction.ts';
import { isFavouriteOf } from '../../favourites/index.ts';
import {
  distanceInMetresFrom,
  mayBeOpenAt,
  type VenueSummaryRow,
  venueFilterConditions,
  venueSummaryColumns,
} from '../../venues/index.ts';
import { VENUE } from '../session-columns.sql.ts';
import { type OwnBookingRow, ownBookingSql } from '../sessions/sessions.store.ts';
import { type SessionSearch, sessionConditions } from './session-search.store.ts';

/** How many sessions of a venue a list contains; the rest are on the venue's page. */
const MAX_SESSIONS_SHOWN = 8;
/** Metres added to the order of a venue without a class, more than any distance on Earth. */
const NO_CLASS_OFFSET = 100_000_000;

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
  sessions: SessionAtVenueRow[] | null;
  sessions_total: number;
  /** Venues on all pages; counted for the first page only. */
  total: number | null;
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

/**
 * One page of venues with the classes of a day in one statement: the page is selected first, so that
 * only the classes of its venues are read.
 */
export async function searchVenuesWithClasses(
  db: Db,
  search: VenuesSearch & Pick<SessionSearch, 'after' | 'limit'>,
): Promise<VenueWithClassesRow[]> {
  const { from, after, q, now, memberId, limit } = search;
  const classes = allOf(sessionConditions(toSessionSearch(search)));
  const venueFilters = [...venueAreaConditions(search), ...venueAttributeConditions(search)];
  const listed = sql`has_class ${search.classesOnly ? sql`` : sql`OR matches_without_class`}`;
  const withoutClassConditions = venueFilterConditions(
    { activity: search.activity, tier: search.tier },
    VENUE,
  );
  if (q) withoutClassConditions.push(sql`v.id IN (SELECT venue_id FROM venues_like(${q}))`);
  const { rows } = await sql<VenueWithClassesRow>`
    WITH venue_match AS (
      SELECT v.id, ${distanceInMetresFrom(from, VENUE)} AS metres, ${allOf(withoutClassConditions)} AS matches_without_class,
        EXISTS (SELECT FROM class_sessions s WHERE s.venue_id = v.id AND ${classes}) AS has_class
      FROM venues v WHERE ${allOf(venueFilters)}
    ), page AS (
      SELECT id, order_key FROM (
        SELECT id, metres + CASE WHEN has_class THEN 0 ELSE ${NO_CLASS_OFFSET}::double precision END
          AS order_key
        FROM venue_match WHERE ${listed}
      ) AS ordered
      ${after ? sql`WHERE (order_key, id) > (${after.key}::double precision, ${after.id}::uuid)` : sql``}
      ORDER BY order_key, id LIMIT ${limit}
    )
    SELECT ${venueSummaryColumns(search.distanceFrom, now, VENUE)}, page.order_key, day.sessions,
      v.booking_policy AS venue_policy, v.visit_limit_per_month AS venue_visit_limit,
      coalesce(day.total, 0)::integer AS sessions_total,
      ${after ? sql`NULL::integer` : sql`(SELECT count(*)::integer FROM venue_match WHERE ${listed})`} AS total
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
    ORDER BY page.order_key, page.id`.execute(db);
  return rows;
}

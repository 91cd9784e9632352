import type { BookingPolicy } from '@pulse/domain';
import { type RawBuilder, sql } from 'kysely';
import { allOf } from '../../../platform/database/all-of.ts';
import { plannedEachTime } from '../../../platform/database/prepare-statements.ts';
import type { Db } from '../../../platform/database/transaction.ts';
import { nearestVenues, type VenueSummaryRow, venueSummaryColumns } from '../../venues/index.ts';
import { VENUE } from '../session-columns.sql.ts';
import { type OwnBookingRow, ownBookingSql } from '../sessions/sessions.store.ts';
import { isListed, type ListPart, type ListSort, listParts } from './list-parts.sql.ts';
import {
  toSessionSearch,
  type VenuesPageStart,
  type VenuesSearch,
  venueAttributeConditions,
} from './searched-venues.sql.ts';
import { filterConditions, type SessionSearch, sessionConditions } from './session-search.store.ts';
import { isOpenForBooking } from './soonest-venues.sql.ts';

/** How many sessions of a venue a list contains; the rest are on the venue's page. */
export const MAX_SESSIONS_SHOWN = 8;
/** Of an area with more venues, this many are looked at for the total. */
const MAX_COUNTED = 500;

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
  open_for_booking: boolean;
}

/** One venue with its matching sessions of the day. */
export interface VenueWithClassesRow extends VenueSummaryRow {
  /** The venue's own policy values. */
  venue_policy: Partial<BookingPolicy>;
  venue_visit_limit: number | null;
  /** The parts of the list follow each other; each is in the order of `order_key` and `order_id`. */
  part: string;
  order_key: number;
  order_id: string;
  sessions: SessionAtVenueRow[] | null;
  sessions_total: number;
  /** Minutes after local midnight of the last class that has begun; null while one is to come. */
  last_started_minute: number | null;
  /** Venues on all pages; counted for the first page only. */
  total: number | null;
  /** Whether `total` may be too low, because the area has more venues than are counted. */
  total_at_least: boolean | null;
}

/** Some of the venues of the area, all when it has few; which ones does not matter. */
const countedVenues = (search: VenuesSearch) => sql`(
  SELECT v.* FROM ${nearestVenues(search.from, search)} AS v LIMIT (SELECT ${MAX_COUNTED}::integer))`;

/** One page of a part of the list, empty when the pages of the parts before it are long enough. */
function pageOfPart(
  part: ListPart,
  before: readonly RawBuilder<unknown>[],
  start: VenuesPageStart | null,
  limit: number,
): RawBuilder<unknown> {
  const { order, after } = part;
  const isAfter = start ? sql`AND (${order}) > ${after(start)}` : sql``;
  const isNeeded = before.map((page) => sql`(SELECT count(*) FROM ${page})`);
  const guard = before.length > 0 ? sql`AND ${sql.join(isNeeded, sql` + `)} < ${limit}` : sql``;
  return sql`
    SELECT v.id, ${part.name}::text AS part, ${part.key} AS order_key, ${part.id} AS order_id
    FROM ${part.venues} AS v WHERE ${allOf(part.conditions)} ${isAfter} ${guard}
    ORDER BY ${order} LIMIT ${limit}`;
}

/**
 * One page of venues with the classes of a day in one statement: the page is selected first, out of
 * indexes that have the order of the list, so that only its own venues and classes are read.
 */
export async function searchVenuesWithClasses(
  db: Db,
  search: VenuesSearch &
    Pick<SessionSearch, 'limit'> & { sort: ListSort; after: VenuesPageStart | null },
): Promise<VenueWithClassesRow[]> {
  const { after, now, memberId, limit } = search;
  const classes = allOf(sessionConditions(toSessionSearch(search)));
  const parts = listParts(search);
  const first = parts.findIndex(({ name }) => name === after?.part);
  const asked = parts.slice(Math.max(0, first));
  const pages = asked.map((_, index) => sql`${sql.ref(`part_${index}`)}`);
  const ctes = asked.map(
    (part, index) => sql`${pages[index]} AS MATERIALIZED (
      ${pageOfPart(part, pages.slice(0, index), index === 0 ? after : null, limit)})`,
  );
  const rowsOf = pages.map(
    (page, index) =>
      sql`SELECT id, part, ${index}::integer AS place, order_key, order_id FROM ${page}`,
  );
  const { rows } = await sql<VenueWithClassesRow>`
    ${plannedEachTime} WITH ${sql.join(ctes)}, page AS (
      ${sql.join(rowsOf, sql` UNION ALL `)} ORDER BY place, order_key, order_id LIMIT ${limit}
    ), counted AS MATERIALIZED (
      SELECT ${allOf([sql<boolean>`true`, ...venueAttributeConditions(search)])} AND (${isListed(search)}) AS listed
      FROM ${countedVenues(search)} AS v WHERE (SELECT count(*) FROM page) >= ${limit}
    )
    SELECT ${venueSummaryColumns(search.distanceFrom, now, VENUE)}, page.part, page.order_key,
      page.order_id, day.sessions, v.booking_policy AS venue_policy,
      v.visit_limit_per_month AS venue_visit_limit,
      coalesce(day.total, 0)::integer AS sessions_total,
      CASE WHEN day.total IS NULL THEN ${lastStartedMinute(search)} END AS last_started_minute,
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
        'open_for_booking', ${isOpenForBooking(now)},
        'trainer_name', (SELECT name FROM trainers WHERE trainers.id = s.trainer_id),
        'own_booking', ${ownBookingSql(memberId)}) ORDER BY s.starts_at, s.id) AS sessions
      FROM (
        SELECT s.id, count(*) OVER () AS total FROM class_sessions s
        WHERE s.venue_id = v.id AND ${classes}
        ORDER BY s.starts_at, s.id LIMIT ${MAX_SESSIONS_SHOWN}
      ) AS listed JOIN class_sessions s ON s.id = listed.id
    ) AS day ON true
    ORDER BY page.place, page.order_key, page.order_id`.execute(db);
  return rows;
}

/** The local start of the last class of the venue `v` on the day that fits and has begun. */
export function lastStartedMinute(search: VenuesSearch): RawBuilder<number | null> {
  const { date, now } = search;
  // No time zone is more than 14 hours ahead: the instants limit the scan of the venue's classes.
  return sql`(
    SELECT max(s.local_minute) FROM class_sessions s
    WHERE s.venue_id = v.id AND s.status = 'scheduled' AND s.local_date = ${date}::date
      AND s.starts_at <= ${now}
      AND s.starts_at >= ${date}::date::timestamp AT TIME ZONE 'UTC' - interval '14 hours'
      AND ${allOf([sql<boolean>`true`, ...filterConditions(toSessionSearch(search))])})`;
}

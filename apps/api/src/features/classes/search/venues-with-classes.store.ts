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

/** A venue's place in the list. */
type PageRow = Pick<VenueWithClassesRow, 'id' | 'part' | 'order_key' | 'order_id'>;
type Details = Omit<VenueWithClassesRow, keyof PageRow | keyof Total> & { id: string };
type Total = Pick<VenueWithClassesRow, 'total' | 'total_at_least'>;
type PageSearch = VenuesSearch &
  Pick<SessionSearch, 'limit'> & { sort: ListSort; after: VenuesPageStart | null };

const NOT_COUNTED: Total = { total: null, total_at_least: null };

/**
 * One page of venues with the classes of a day. The page is selected first, out of indexes that have the
 * order of the list, so that only its own venues and classes are read; what they are is read by a prepared
 * statement, whose plan is the same for all values.
 */
export async function searchVenuesWithClasses(
  db: Db,
  search: PageSearch,
): Promise<VenueWithClassesRow[]> {
  const page = await selectPage(db, search);
  if (page.length === 0) return [];
  const isCounted = !search.after && page.length >= search.limit;
  const [details, counted] = await Promise.all([
    readDetails(db, search, page),
    isCounted ? countListed(db, search) : NOT_COUNTED,
  ]);
  const total = search.after
    ? NOT_COUNTED
    : {
        total: Math.max(page.length, counted.total ?? 0),
        total_at_least: counted.total_at_least ?? false,
      };
  const byId = new Map(details.map((venue) => [venue.id, venue]));
  return page.flatMap((row) => {
    const venue = byId.get(row.id);
    return venue ? [{ ...venue, ...row, ...total }] : [];
  });
}

/** The venues of a page: of the parts of the list, one after the other until it is full. */
async function selectPage(db: Db, search: PageSearch): Promise<PageRow[]> {
  const { after, limit } = search;
  const parts = listParts(search);
  const first = parts.findIndex(({ name }) => name === after?.part);
  const page: PageRow[] = [];
  for (const [index, part] of parts.slice(Math.max(0, first)).entries()) {
    const start = index === 0 ? after : null;
    page.push(...(await selectPart(db, part, start, limit - page.length)));
    if (page.length >= limit) break;
  }
  return page;
}

async function selectPart(
  db: Db,
  { name, venues, conditions, key, id, order, after }: ListPart,
  start: VenuesPageStart | null,
  limit: number,
): Promise<PageRow[]> {
  const isAfter = start ? sql`AND (${order}) > ${after(start)}` : sql``;
  const { rows } = await sql<Omit<PageRow, 'part'>>`
    ${plannedEachTime} SELECT v.id, ${key} AS order_key, ${id} AS order_id
    FROM ${venues} AS v WHERE ${allOf(conditions)} ${isAfter}
    ORDER BY ${order} LIMIT ${limit}`.execute(db);
  return rows.map((row) => ({ ...row, part: name }));
}

/** How many venues the list has, among some of the area: all when it has few; which ones does not matter. */
async function countListed(db: Db, search: VenuesSearch): Promise<Total> {
  const conditions = [sql<boolean>`true`, ...venueAttributeConditions(search)];
  // Of a text there is no telling how many venues it fits.
  const { rows } = await sql<Total>`
    ${search.q ? plannedEachTime : sql``} SELECT count(*) FILTER (
        WHERE ${allOf(conditions)} AND (${isListed(search)}))::integer AS total,
      count(*) = ${MAX_COUNTED} AS total_at_least
    FROM (
      SELECT v.* FROM ${nearestVenues(search.from, search)} AS v
      LIMIT (SELECT ${MAX_COUNTED}::integer)) AS v`.execute(db);
  return rows[0] ?? NOT_COUNTED;
}

async function readDetails(
  db: Db,
  search: VenuesSearch,
  page: readonly PageRow[],
): Promise<Details[]> {
  const { now, memberId } = search;
  const classes = allOf(sessionConditions(toSessionSearch(search)));
  const { rows } = await sql<Details>`
    ${search.q ? plannedEachTime : sql``} SELECT ${venueSummaryColumns(search.distanceFrom, now, VENUE)}, day.sessions,
      v.booking_policy AS venue_policy, v.visit_limit_per_month AS venue_visit_limit,
      coalesce(day.total, 0)::integer AS sessions_total,
      CASE WHEN day.total IS NULL THEN ${lastStartedMinute(search)} END AS last_started_minute
    FROM venues v
    LEFT JOIN LATERAL (
      SELECT max(s.total) AS total, json_agg(json_build_object(
        'id', s.id, 'title', s.title, 'activity', s.activity,
        'tier', CASE WHEN v.tier = 'plus' THEN 'plus' ELSE s.tier END,
        'starts_at', s.starts_at, 'ends_at', s.ends_at, 'local_date', s.local_date,
        'local_minute', s.local_minute, 'capacity', s.capacity, 'booked', s.booked,
        'waitlisted', s.waitlisted, 'price_minor', s.price_minor, 'currency', s.currency,
        'open_for_booking', ${isOpenForBooking(now)},
        'trainer_name', (SELECT name FROM trainers WHERE trainers.id = s.trainer_id),
        'own_booking', ${ownBookingSql(memberId)}) ORDER BY s.starts_at, s.id) AS sessions
      FROM (
        SELECT s.*, count(*) OVER () AS total FROM class_sessions s
        WHERE s.venue_id = v.id AND ${classes}
        ORDER BY s.starts_at, s.id LIMIT ${MAX_SESSIONS_SHOWN}
      ) AS s
    ) AS day ON true
    WHERE v.id = ANY (${page.map(({ id }) => id)}::uuid[])`.execute(db);
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

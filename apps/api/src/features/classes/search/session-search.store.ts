import {
  ARRIVAL_BUFFER_MINUTES,
  type Coordinates,
  levelsThatFit,
  type SearchedLevel,
  type Tier,
  TRAVEL_ESTIMATES,
  type TravelMode,
  travelMinutesPerMetre,
} from '@pulse/domain';
import { type RawBuilder, sql } from 'kysely';
import { allOf } from '../../../platform/database/all-of.ts';
import { plannedEachTime } from '../../../platform/database/prepare-statements.ts';
import type { Db } from '../../../platform/database/transaction.ts';
import type { CursorPosition } from '../../../platform/http/routes/page-cursor.ts';
import {
  type BoundingBox,
  boundingBoxAround,
  distanceInMetresFrom,
  hasCoordinatesIn,
} from '../../venues/index.ts';
import { sessionColumnsSql, VENUE } from '../session-columns.sql.ts';
import { type ListedSessionRow, ownBookingSql } from '../sessions/sessions.store.ts';
import { searchedSessions } from './searched-sessions.sql.ts';
import { textConditions } from './text-conditions.sql.ts';

/** A way to a class: where it begins, and by what means. */
export interface Travel {
  from: Coordinates;
  mode: TravelMode;
}

/** The criteria of a search for sessions; all that are set must match. */
export interface SessionSearch {
  now: Date;
  memberId: string | null;
  limit: number;
  after: CursorPosition | null;
  /** Local dates at the venue: from `date`, `days` of them. */
  date?: string;
  days: number;
  venue_id?: string;
  near?: Coordinates;
  radius_km: number;
  bbox?: BoundingBox;
  q?: string;
  activity?: string[];
  trainer_id?: string;
  tier?: Tier;
  level?: SearchedLevel;
  language?: string[];
  women_only?: boolean;
  /** Minutes after local midnight, both included. */
  fromMinute: number | null;
  toMinute: number | null;
  has_places?: boolean;
  /** Only classes that can be reached in time when leaving `from` now. */
  travel?: Travel;
  /** Conditions on `s` and `v` for what the member may book; see bookable-conditions.sql.ts. */
  bookable: RawBuilder<boolean>[];
}

/** One page of scheduled sessions that have not started, at published venues, earliest first. */
export async function searchSessions(db: Db, search: SessionSearch): Promise<ListedSessionRow[]> {
  const { near, memberId, limit } = search;
  const { rows } = await sql<ListedSessionRow>`
    ${plannedEachTime} SELECT ${sessionColumnsSql}, ${ownBookingSql(memberId)} AS own_booking,
      ${near ? distanceInMetresFrom(near, VENUE) : sql`NULL::double precision`} AS distance
    FROM ${searchedSessions(search, [...startConditions(search), ...audienceConditions(search)])} AS s JOIN venues v ON v.id = s.venue_id
    WHERE ${allOf(sessionConditions(search))}
    ORDER BY s.starts_at, s.id
    LIMIT ${limit}`.execute(db);
  return rows;
}

/** The conditions of a search over `class_sessions s` joined with `venues v`. */
export function sessionConditions(search: SessionSearch): RawBuilder<boolean>[] {
  return [...dayConditions(search), ...filterConditions(search)];
}

/** The conditions of every search: an upcoming class at a published venue, on the day, in the area. */
export function dayConditions(search: SessionSearch): RawBuilder<boolean>[] {
  return [sql`v.status = 'published'`, ...startConditions(search), ...areaConditions(search)];
}

/** The conditions of the filters that are set. */
export function filterConditions(search: SessionSearch): RawBuilder<boolean>[] {
  return [...timeConditions(search), ...classConditions(search), ...search.bookable];
}

/** The domain's `canArriveInTime` in SQL; travel-time-parity.test.ts compares the two. */
export function withinTravelTime({ from, mode }: Travel, now: Date): RawBuilder<boolean> {
  const fixedMinutes = ARRIVAL_BUFFER_MINUTES + TRAVEL_ESTIMATES[mode].extraMinutes;
  return sql`s.starts_at - interval '1 minute' * (${fixedMinutes}::double precision
    + ceil(${distanceInMetresFrom(from, VENUE)} * ${travelMinutesPerMetre(mode)}::double precision)) >= ${now}`;
}

/** The conditions on the start of the class alone: it is to come, on the day, after the cursor. */
export function startConditions(search: SessionSearch): RawBuilder<boolean>[] {
  const { now, after, date, days } = search;
  const conditions: RawBuilder<boolean>[] = [sql`s.status = 'scheduled' AND s.starts_at > ${now}`];
  if (after)
    conditions.push(sql`(s.starts_at, s.id) > (${after.key}::timestamptz, ${after.id}::uuid)`);
  if (date)
    // The instants limit the scan of an index without the date; time zones lie between UTC-12 and
    // UTC+14. One day is asked for as equal, so that an index has its classes in order.
    conditions.push(sql`${days === 1 ? sql`s.local_date = ${date}::date` : sql`s.local_date >= ${date}::date AND s.local_date < ${date}::date + ${days}::integer`}
      AND s.starts_at >= ${date}::date::timestamp AT TIME ZONE 'UTC' - interval '14 hours'
      AND s.starts_at < (${date}::date + ${days}::integer)::timestamp AT TIME ZONE 'UTC'
        + interval '12 hours'`);
  return conditions;
}

function timeConditions({ fromMinute, toMinute }: SessionSearch): RawBuilder<boolean>[] {
  const conditions: RawBuilder<boolean>[] = [];
  if (fromMinute !== null) conditions.push(sql`s.local_minute >= ${fromMinute}`);
  if (toMinute !== null) conditions.push(sql`s.local_minute <= ${toMinute}`);
  return conditions;
}

function areaConditions({ venue_id, near, bbox, radius_km }: SessionSearch): RawBuilder<boolean>[] {
  const conditions: RawBuilder<boolean>[] = [];
  if (venue_id) conditions.push(sql`s.venue_id = ${venue_id}`);
  if (near) {
    const metres = radius_km * 1000;
    conditions.push(
      hasCoordinatesIn(boundingBoxAround(near, metres), VENUE),
      sql`${distanceInMetresFrom(near, VENUE)} <= ${metres}`,
    );
  }
  if (bbox) conditions.push(hasCoordinatesIn(bbox, VENUE));
  return conditions;
}

function classConditions(search: SessionSearch): RawBuilder<boolean>[] {
  const { q, activity, tier } = search;
  const conditions: RawBuilder<boolean>[] = [];
  if (q) conditions.push(...textConditions(q));
  if (search.trainer_id) conditions.push(sql`s.trainer_id = ${search.trainer_id}`);
  if (activity?.length) conditions.push(sql`s.activity = ANY (${activity}::text[])`);
  if (tier === 'plus') conditions.push(sql`(s.tier = 'plus' OR v.tier = 'plus')`);
  if (tier === 'standard') conditions.push(sql`s.tier = 'standard' AND v.tier = 'standard'`);
  conditions.push(...audienceConditions(search));
  if (search.has_places) conditions.push(sql`s.booked < s.capacity`);
  if (search.travel) conditions.push(withinTravelTime(search.travel, search.now));
  return conditions;
}

/** The conditions on what a class states of itself. */
function audienceConditions({ level, language, women_only }: SessionSearch): RawBuilder<boolean>[] {
  const conditions: RawBuilder<boolean>[] = [];
  if (level) conditions.push(sql`s.level = ANY (${levelsThatFit(level)}::text[])`);
  if (language?.length) conditions.push(sql`s.language = ANY (${language}::text[])`);
  // A class that is not for women only is what the partial index leaves out.
  if (women_only) conditions.push(sql`s.women_only`);
  return conditions;
}

import { type RawBuilder, sql } from 'kysely';
import { allOf } from '../../../platform/database/all-of.ts';
import type { CursorPosition } from '../../../platform/http/routes/page-cursor.ts';
import {
  bestRatedVenues,
  isRated,
  nearestVenues,
  placeCells,
  venueFilterConditions,
} from '../../venues/index.ts';
import { openForBookingConditions } from '../bookable-conditions.sql.ts';
import { SESSION, VENUE } from '../session-columns.sql.ts';
import { boxOf, searchedSessions } from './searched-sessions.sql.ts';
import {
  toSessionSearch,
  type VenuesSearch,
  venueAttributeConditions,
} from './searched-venues.sql.ts';
import { sessionConditions, startConditions } from './session-search.store.ts';

/** The orders of the list, each with its parts one after the other; cursors name the part of a venue. */
export const PARTS = {
  nearest: ['nearest_with_classes', 'nearest_without_classes'],
  soonest: ['soonest_open', 'nearest_not_open', 'nearest_without_classes'],
  rated: ['rated_with_classes', 'unrated_with_classes', 'rated_without', 'unrated_without'],
} as const;
export type ListSort = keyof typeof PARTS;
type PartName = (typeof PARTS)[ListSort][number];
/** The parts of venues without a class that fits. */
const WITHOUT_CLASS: ReadonlySet<PartName> = new Set([
  'nearest_without_classes',
  'rated_without',
  'unrated_without',
]);

/** Venues of the list in the order of an index. */
export interface ListPart {
  name: PartName;
  /** A relation of venues that is read in the order of the part, to be named `v`. */
  venues: RawBuilder<unknown>;
  conditions: readonly RawBuilder<boolean>[];
  /** The order, as numbers and ids in cursors, and the values of a cursor to compare it with. */
  key: RawBuilder<number>;
  id: RawBuilder<string>;
  order: RawBuilder<unknown>;
  after: (start: CursorPosition<number>) => RawBuilder<unknown>;
}

const afterNumber = ({ key, id }: CursorPosition<number>) =>
  sql`(${key}::double precision, ${id}::uuid)`;
const BY_DISTANCE = {
  key: sql<number>`v.chord`,
  id: sql<string>`v.id`,
  order: sql`v.chord, v.id`,
  after: afterNumber,
};
const BY_RATING = {
  key: sql<number>`v.rating_rank`,
  id: sql<string>`v.rated_id`,
  order: sql`v.rating_rank, v.rated_id`,
  after: afterNumber,
};
const BY_START = {
  key: sql<number>`extract(epoch FROM v.first_starts_at)::double precision`,
  id: sql<string>`v.first_id`,
  order: sql`v.first_starts_at, v.first_id`,
  after: ({ key, id }: CursorPosition<number>) =>
    sql`(to_timestamp(${key}::double precision), ${id}::uuid)`,
};

/** The parts of a list that the search needs. */
export function listParts(search: VenuesSearch & { sort: ListSort }): ListPart[] {
  const nearest = nearestVenues(search.from, search);
  const rated = bestRatedVenues(search);
  const isUnrated = sql<boolean>`NOT ${isRated(VENUE)}`;
  const ofVenue = [sql<boolean>`true`, ...venueAttributeConditions(search)];
  const open = hasClass(search, [isOpenForBooking(search.now)]);
  const withClass = [...ofVenue, hasClass(search), isAnyClassOnDay(search)];
  const without = [...ofVenue, ...withoutClass(search), sql<boolean>`NOT ${hasClass(search)}`];
  const parts: Record<PartName, Omit<ListPart, 'name'>> = {
    nearest_with_classes: { ...BY_DISTANCE, venues: nearest, conditions: withClass },
    nearest_without_classes: { ...BY_DISTANCE, venues: nearest, conditions: without },
    soonest_open: { ...BY_START, venues: soonestVenues(search), conditions: ofVenue },
    nearest_not_open: {
      ...BY_DISTANCE,
      venues: nearest,
      conditions: [...withClass, sql<boolean>`NOT ${open}`],
    },
    rated_with_classes: { ...BY_RATING, venues: rated, conditions: withClass },
    unrated_with_classes: {
      ...BY_DISTANCE,
      venues: nearest,
      conditions: [...withClass, isUnrated],
    },
    rated_without: { ...BY_RATING, venues: rated, conditions: without },
    unrated_without: { ...BY_DISTANCE, venues: nearest, conditions: [...without, isUnrated] },
  };
  return PARTS[search.sort]
    .filter((name) => !(search.classesOnly && WITHOUT_CLASS.has(name)))
    .map((name) => ({ name, ...parts[name] }));
}

/** Whether the class `s` at the venue `v` has a place, and booking has opened and not closed. */
export const isOpenForBooking = (now: Date): RawBuilder<boolean> =>
  allOf(openForBookingConditions(now, null, { session: SESSION, venue: VENUE }));

/** Whether the venue `v` is listed at all. */
export const isListed = (search: VenuesSearch): RawBuilder<boolean> =>
  search.classesOnly
    ? hasClass(search)
    : sql`${allOf(withoutClass(search))} OR ${hasClass(search)}`;

/** Whether the venue `v` has a class that fits, and for which the other conditions hold. */
function hasClass(search: VenuesSearch, others: RawBuilder<boolean>[] = []): RawBuilder<boolean> {
  const conditions = [...sessionConditions(toSessionSearch(search)), ...others];
  return sql`EXISTS (SELECT FROM class_sessions s WHERE s.venue_id = v.id AND ${allOf(conditions)})`;
}

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
function withoutClass({ activity, tier, q }: VenuesSearch): RawBuilder<boolean>[] {
  const conditions = venueFilterConditions({ activity, tier }, VENUE);
  if (q) conditions.push(sql`v.id IN (SELECT venue_id FROM venues_like(${q}))`);
  return conditions;
}

/**
 * The venues with a class that fits and is open for booking, in the order of the first of these: the
 * classes of the day are read in the order of their start, and each that is its venue's first counts.
 */
function soonestVenues(search: VenuesSearch): RawBuilder<unknown> {
  const { near, bbox } = search;
  const onDay = toSessionSearch(search);
  const open = isOpenForBooking(search.now);
  const inArea = sessionConditions({ ...onDay, near: bbox ? undefined : near, bbox });
  return sql`(
    SELECT v.*, s.first_starts_at, s.first_id
    FROM (SELECT day.*, day.starts_at AS first_starts_at, day.id AS first_id
      FROM ${searchedSessions(search, startConditions(onDay))} AS day) AS s
    JOIN venues v ON v.id = s.venue_id
    WHERE ${allOf([...inArea, open])} AND first_id = (
      SELECT s.id FROM class_sessions s
      WHERE s.venue_id = v.id AND ${allOf([...sessionConditions(onDay), open])}
      ORDER BY s.starts_at, s.id LIMIT 1))`;
}

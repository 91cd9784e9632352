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
import { VENUE } from '../session-columns.sql.ts';
import { boxOf } from './searched-sessions.sql.ts';
import {
  toSessionSearch,
  type VenuesPageStart,
  type VenuesSearch,
  venueAttributeConditions,
} from './searched-venues.sql.ts';
import { sessionConditions } from './session-search.store.ts';
import { afterStart, isOpenForBooking, soonestVenues } from './soonest-venues.sql.ts';

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
  after: afterStart,
};

/** The parts that a page of a list needs. */
export function listParts(
  search: VenuesSearch & { sort: ListSort; after: VenuesPageStart | null; limit: number },
): ListPart[] {
  const { after, limit } = search;
  const soonest = soonestVenues(search, {
    after: after?.part === 'soonest_open' ? after : null,
    limit,
  });
  const nearest = nearestVenues(search.from, search);
  const rated = bestRatedVenues(search);
  const isUnrated = sql<boolean>`NOT ${isRated(VENUE)}`;
  const ofVenue = [sql<boolean>`true`, ...venueAttributeConditions(search)];
  const open = hasClass(search, [isOpenForBooking(search.now)]);
  const withClass = [...ofVenue, hasClass(search), isAnyClassOnDay(search)];
  const without = [...ofVenue, ...withoutClass(search), sql<boolean>`NOT ${hasClass(search)}`];
  const parts: Record<PartName, Omit<ListPart, 'name'> | Omit<ListPart, 'name'>[]> = {
    nearest_with_classes: { ...BY_DISTANCE, venues: nearest, conditions: withClass },
    nearest_without_classes: { ...BY_DISTANCE, venues: nearest, conditions: without },
    soonest_open: soonest.map((venues) => ({ ...BY_START, venues, conditions: ofVenue })),
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
    .flatMap((name) => [parts[name]].flat().map((part) => ({ name, ...part })));
}

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

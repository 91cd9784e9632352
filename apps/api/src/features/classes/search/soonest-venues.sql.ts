import { type RawBuilder, sql } from 'kysely';
import { allOf } from '../../../platform/database/all-of.ts';
import { readInOrder } from '../../../platform/database/read-in-order.ts';
import type { CursorPosition } from '../../../platform/http/routes/page-cursor.ts';
import { isInArea, placeCells } from '../../venues/index.ts';
import { openForBookingConditions } from '../bookable-conditions.sql.ts';
import { SESSION, VENUE } from '../session-columns.sql.ts';
import { boxOf, searchedSessions } from './searched-sessions.sql.ts';
import { toSessionSearch, type VenuesSearch } from './searched-venues.sql.ts';
import { filterConditions, sessionConditions, startConditions } from './session-search.store.ts';

/** The most cells whose soonest classes are looked up: eight degrees each way. */
const MAX_CELLS_TO_LOOK_UP = 1024;

/** So many classes are looked at for each venue of a page before the rest of the day is. */
const CLASSES_PER_VENUE = 4;

/** Whether the class `s` at the venue `v` has a place, and booking has opened and not closed. */
export const isOpenForBooking = (now: Date): RawBuilder<boolean> =>
  allOf(openForBookingConditions(now, null, { session: SESSION, venue: VENUE }));

/** Where a page of `soonestVenues` begins, and how long it is. */
interface SoonestPage {
  after: CursorPosition<number> | null;
  limit: number;
}

/** The values that a cursor of `soonestVenues` compares `starts_at` and the id of a class with. */
export const afterStart = ({ key, id }: CursorPosition<number>): RawBuilder<unknown> =>
  sql`(to_timestamp(${key}::double precision), ${id}::uuid)`;

/**
 * The venues with a class that fits and is open for booking, in the order of the first of these: the
 * classes of the day are read in the order of their start, and each that is its venue's first counts.
 * Two relations, the second of which goes on where the first ends, when the area has too many cells to
 * merge. In a still larger area the classes elsewhere are passed, as there cannot be many more of them.
 */
export function soonestVenues(search: VenuesSearch, page: SoonestPage): RawBuilder<unknown>[] {
  const { now, date } = search;
  const later = page.after ? [sql<boolean>`(s.starts_at, s.id) > ${afterStart(page.after)}`] : [];
  const box = boxOf(search);
  const cells = box && !placeCells(box) && placeCells(box, MAX_CELLS_TO_LOOK_UP);
  if (!cells) {
    const day = [...startConditions(toSessionSearch(search)), ...later];
    return [firstClasses(search, searchedSessions(search, day), day)];
  }
  const searched = sql`unnest(${cells}::integer[]) AS searched (cell)`;
  // The date alone: with its instants the planner would read the index of all days.
  const ofCell = [
    sql<boolean>`s.cell = searched.cell AND s.local_date = ${date}::date`,
    sql<boolean>`s.status = 'scheduled' AND s.starts_at > ${now}`,
    ...later,
  ];
  const looked = page.limit * CLASSES_PER_VENUE;
  const soonest = sql`(
    SELECT s.starts_at, s.id FROM ${searched}
    CROSS JOIN LATERAL (
      SELECT s.starts_at, s.id FROM class_sessions s WHERE ${allOf(ofCell)}
      ORDER BY s.starts_at, s.id LIMIT ${looked}) AS s
    ORDER BY s.starts_at, s.id LIMIT ${looked})`;
  const ofRest = [...ofCell, sql<boolean>`(s.starts_at, s.id) > (latest.starts_at, latest.id)`];
  return [
    firstClasses(
      search,
      sql`(SELECT s.* FROM ${soonest} AS soonest JOIN class_sessions s ON s.id = soonest.id)`,
      [sql`true`],
    ),
    sql`(
      WITH latest AS MATERIALIZED (
        SELECT * FROM ${soonest} AS s ORDER BY s.starts_at DESC, s.id DESC LIMIT 1)
      SELECT v.* FROM latest CROSS JOIN ${searched}
      CROSS JOIN LATERAL (
        SELECT v.* FROM ${firstClasses(search, sql`class_sessions`, ofRest)} AS v
        ORDER BY v.first_starts_at, v.first_id LIMIT ${page.limit}) AS v)`,
  ];
}

/** The venues of those classes `s` for which the conditions hold and that are their venue's first. */
function firstClasses(
  search: VenuesSearch,
  sessions: RawBuilder<unknown>,
  conditions: readonly RawBuilder<boolean>[],
): RawBuilder<unknown> {
  const onDay = toSessionSearch(search);
  const open = isOpenForBooking(search.now);
  const inOrder = readInOrder(
    [sql`SELECT s.* FROM ${sessions} AS s WHERE ${allOf(conditions)}`],
    sql`s.starts_at, s.id`,
  );
  // Venues are looked up one by one: the planner takes an area for so few that it would sort them.
  return sql`(
    SELECT v.*, s.starts_at AS first_starts_at, s.id AS first_id
    FROM ${inOrder} AS s CROSS JOIN LATERAL (
      SELECT v.* FROM venues v
      WHERE v.id = s.venue_id AND v.status = 'published' AND ${isInArea(search)} OFFSET 0) AS v
    WHERE ${allOf([...filterConditions(onDay), open])} AND s.id = (
      SELECT s.id FROM class_sessions s
      WHERE s.venue_id = v.id AND ${allOf([...sessionConditions(onDay), open])}
      ORDER BY s.starts_at, s.id LIMIT 1))`;
}

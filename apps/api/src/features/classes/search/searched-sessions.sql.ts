import type { Coordinates } from '@pulse/domain';
import { type RawBuilder, sql } from 'kysely';
import { allOf } from '../../../platform/database/all-of.ts';
import { readInOrder } from '../../../platform/database/read-in-order.ts';
import { type BoundingBox, boundingBoxAround, placeCells } from '../../venues/index.ts';

/** Where and when a search looks. */
interface SearchedPlace {
  date?: string | undefined;
  days: number;
  venue_id?: string | undefined;
  trainer_id?: string | undefined;
  near?: Coordinates | undefined;
  radius_km: number;
  bbox?: BoundingBox | undefined;
}

/** The most parts of one statement. */
const MAX_PARTS = 32;

/** The box of a search around a point or in a box; null when it is everywhere. */
export function boxOf({
  near,
  bbox,
  radius_km,
}: Pick<SearchedPlace, 'near' | 'bbox' | 'radius_km'>): BoundingBox | null {
  return bbox ?? (near ? boundingBoxAround(near, radius_km * 1000) : null);
}

/**
 * The sessions among which a search in the order of their start looks: those of each cell and each
 * local day that it touches, merged. `conditions` on the session `s` apply to each part.
 */
export function searchedSessions(
  search: SearchedPlace,
  conditions: readonly RawBuilder<boolean>[],
): RawBuilder<unknown> {
  const { date, days, venue_id, trainer_id } = search;
  const box = venue_id || trainer_id ? null : boxOf(search);
  const ofCells = (box && placeCells(box))?.map((cell) => sql<boolean>`s.cell = ${cell}::integer`);
  const ofDays =
    date && days > 1 && !venue_id && !trainer_id
      ? Array.from(
          { length: days },
          (_, day) => sql<boolean>`s.local_date = ${date}::date + ${day}::integer`,
        )
      : undefined;
  const both = ofCells?.flatMap((cell) => ofDays?.map((day) => allOf([cell, day])) ?? [cell]);
  const parts = both && both.length <= MAX_PARTS ? both : (ofCells ?? ofDays);
  if (!parts) return sql`class_sessions`;
  return readInOrder(
    parts.map((part) => sql`SELECT * FROM class_sessions s WHERE ${allOf([part, ...conditions])}`),
    sql`starts_at, id`,
  );
}

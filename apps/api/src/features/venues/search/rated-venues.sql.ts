import { type RawBuilder, sql } from 'kysely';
import { readInOrder } from '../../../platform/database/read-in-order.ts';
import type { TableReference } from '../../../platform/database/table-reference.ts';
import { boundingBoxAround } from './bounding-box.ts';
import { isInArea, type VenueArea } from './nearest-venues.sql.ts';
import { placeCells } from './place-cells.ts';

/**
 * The published venues of an area that have reviews, as a relation to be named by the statement, with the
 * columns of `venues`, `rating_rank` and `rated_id`, the id: the best rated first, in the order of the two.
 */
export function bestRatedVenues(area: VenueArea): RawBuilder<unknown> {
  const { bbox, near, radius_km } = area;
  const box = bbox ?? (near ? boundingBoxAround(near, radius_km * 1000) : null);
  const cells = (box && placeCells(box))?.map((cell) => sql`r.cell = ${cell}::integer`) ?? [
    sql`true`,
  ];
  const ratings = readInOrder(
    cells.map(
      (cell) => sql`SELECT r.venue_id, rating_rank(r.reviews, r.stars) AS rating_rank
        FROM venue_ratings r WHERE r.reviews > 0 AND ${cell}`,
    ),
    sql`rating_rank(r.reviews, r.stars), r.venue_id`,
  );
  const inOrder = readInOrder([sql`SELECT * FROM ${ratings} AS r`], sql`rating_rank, venue_id`);
  // Venues are looked up one by one: the planner takes an area for so few that it would sort them.
  return sql`(
    SELECT v.*, rated.rating_rank, rated.venue_id AS rated_id
    FROM ${inOrder} AS rated CROSS JOIN LATERAL (
      SELECT v.* FROM venues v
      WHERE v.id = rated.venue_id AND v.status = 'published' AND ${isInArea(area)} OFFSET 0) AS v)`;
}

/** Whether the venue `v` has a review that every visitor sees. */
export function isRated(v: TableReference<'venues'>): RawBuilder<boolean> {
  return sql`EXISTS (SELECT FROM venue_ratings r WHERE r.venue_id = ${v('id')} AND r.reviews > 0)`;
}

/** Count and average with one decimal of the reviews of the venue `v`; null without one. */
export function listedRating(v: TableReference<'venues'>): RawBuilder<unknown> {
  return sql`(
    SELECT json_build_object('count', r.reviews, 'average', round(r.stars::numeric / r.reviews, 1))
    FROM venue_ratings r WHERE r.venue_id = ${v('id')} AND r.reviews > 0)`;
}

import type { Coordinates } from '@pulse/domain';
import { type RawBuilder, sql } from 'kysely';
import type { CursorPosition } from '../../../platform/http/routes/page-cursor.ts';
import { isFavouriteOf } from '../../favourites/index.ts';
import { mayBeOpenAt, venueFilterConditions } from '../../venues/index.ts';
import { VENUE } from '../session-columns.sql.ts';
import type { SessionSearch } from './session-search.store.ts';

/** The criteria of a search for venues with their classes of a day. */
export interface VenuesSearch extends Omit<SessionSearch, 'after' | 'limit'> {
  /** The order is measured from here. */
  from: Coordinates;
  /** The same point, unless that is only the middle of a box, to which a distance means nothing. */
  distanceFrom: Coordinates | null;
  amenity?: string[];
  openAt: Date | null;
  /** Only the member's favourites. */
  favourites?: boolean;
  /** Leave out venues without a matching class that day. */
  classesOnly: boolean;
}

/** Where a page of venues with classes begins: after a venue of one of the parts. */
export interface VenuesPageStart extends CursorPosition<number> {
  part: string;
}

/** Conditions for a published venue in the bounding box, or else within the radius. */
export function venueAreaConditions(search: VenuesSearch): RawBuilder<boolean>[] {
  const { near, radius_km, bbox } = search;
  return venueFilterConditions({ near: bbox ? undefined : near, radius_km, bbox }, VENUE);
}

/** The conditions of the filters on the venue itself: which one, amenities, opening hours, favourites. */
export function venueAttributeConditions(search: VenuesSearch): RawBuilder<boolean>[] {
  const filters: RawBuilder<boolean>[] = [];
  if (search.venue_id) filters.push(sql`v.id = ${search.venue_id}`);
  if (search.amenity?.length) filters.push(sql`v.amenities @> ${search.amenity}::text[]`);
  if (search.openAt) filters.push(mayBeOpenAt(search.openAt, VENUE));
  if (search.favourites) filters.push(isFavouriteOf(search.memberId, VENUE('id')));
  return filters;
}

/** The session search of a venue search, whose area conditions apply to the venue instead. */
export function toSessionSearch(search: VenuesSearch): SessionSearch {
  return { ...search, near: undefined, bbox: undefined, after: null, limit: 0 };
}

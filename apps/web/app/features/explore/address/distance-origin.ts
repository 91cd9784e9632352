import type { Point } from '#ui/location/geolocation.ts';
import { shownDistance } from '#ui/location/shown-distance.ts';
import { type ExplorePlace, middleOf } from './explore-address.ts';

/**
 * Returns the point from which the list is ordered and its distances are shown: the reader's position,
 * or the point of a search "near you". Null when neither is near the place: the list is then ordered
 * from the place's middle and shows no distances, because the member is not there.
 */
export function distanceOrigin(place: ExplorePlace, position: Point | null): Point | null {
  if (position && shownDistance(position, middleOf(place)) !== null) return position;
  return place.kind === 'near' ? place : null;
}

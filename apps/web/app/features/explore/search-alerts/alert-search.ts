import type { SearchAlert } from '@pulse/contract/client';
import {
  type ExplorePlace,
  type ExploreSearch,
  lebanonBox,
  readExploreAddress,
} from '../address/explore-address.ts';
import type { FilterName } from '../address/remove-filter.ts';
import { radiusOf } from '../explore-query.ts';

/** A search as an alert keeps it. */
export type AlertSearch = SearchAlert['search'];

/** Three decimals (100 m) are enough for a place and do not reveal a home. */
const round = (degrees: number) => Math.round(degrees * 1000) / 1000;

function toArea(place: ExplorePlace): Pick<AlertSearch, 'place_name' | 'near' | 'bbox'> {
  if (place.kind === 'box' || place.kind === 'lebanon') {
    const [west, south, east, north] = place.kind === 'box' ? place.box : lebanonBox;
    const bbox = {
      west: round(west),
      south: round(south),
      east: round(east),
      north: round(north),
    };
    return { place_name: null, near: null, bbox };
  }
  const near = {
    latitude: round(place.latitude),
    longitude: round(place.longitude),
    radius_km: radiusOf(place),
  };
  return { place_name: place.kind === 'city' ? place.name : null, near, bbox: null };
}

/**
 * Returns what an alert keeps of a search, for a local day (YYYY-MM-DD) or, with null, for any of the
 * next days. What depends on the member or the moment is left out.
 */
export function toAlertSearch(
  search: ExploreSearch,
  place: ExplorePlace,
  date: string | null,
): AlertSearch {
  return {
    date,
    ...toArea(place),
    q: search.q.trim(),
    activity: search.activities.toSorted(),
    trainer_id: search.coach,
    amenity: search.amenities.toSorted(),
    tier: search.tier,
    level: search.level,
    language: search.languages.toSorted(),
    women_only: search.womenOnly,
    from_time: search.from,
    to_time: search.to,
  };
}

/** Returns the set filters that an alert does not keep; a free place it always asks for. */
export function filtersNotKept(search: ExploreSearch): FilterName[] {
  const names: (FilterName | false)[] = [
    search.openNow && 'open_now',
    search.inPlan && 'bookable',
    search.travelFrom !== null && 'travel_time',
    search.favourites && 'favourites',
  ];
  return names.filter((name) => name !== false);
}

/** Returns the search of the explore page that an alert keeps. */
export function toExploreSearch(kept: AlertSearch): ExploreSearch {
  return {
    ...readExploreAddress(new URLSearchParams()),
    place: toPlace(kept),
    date: kept.date,
    q: kept.q,
    activities: kept.activity,
    coach: kept.trainer_id,
    amenities: kept.amenity,
    tier: kept.tier,
    level: kept.level,
    languages: kept.language,
    womenOnly: kept.women_only,
    from: kept.from_time,
    to: kept.to_time,
  };
}

function toPlace({ place_name, near, bbox }: AlertSearch): ExplorePlace | null {
  if (bbox) {
    const { west, south, east, north } = bbox;
    const box: [number, number, number, number] = [west, south, east, north];
    const isLebanon = box.every((side, index) => side === lebanonBox[index]);
    return isLebanon ? { kind: 'lebanon' } : { kind: 'box', box };
  }
  if (!near) return null;
  const { latitude, longitude, radius_km } = near;
  if (!place_name) return { kind: 'near', latitude, longitude };
  return { kind: 'city', name: place_name, latitude, longitude, km: radius_km };
}

/** Returns a text that is equal for equal searches, whatever the order of their parts. */
export function keyOfAlertSearch({ near, bbox, ...rest }: AlertSearch): string {
  const { activity, amenity, language } = rest;
  return JSON.stringify([
    near && [near.latitude, near.longitude, near.radius_km],
    bbox && [bbox.west, bbox.south, bbox.east, bbox.north],
    [activity, amenity, language].map((names) => names.toSorted()),
    [rest.date, rest.place_name, rest.q, rest.trainer_id, rest.tier, rest.level],
    [rest.women_only, rest.from_time, rest.to_time],
  ]);
}

import {
  type FindWaysOutData,
  findWaysOutOptions,
  listVenuesWithClassesInfiniteOptions,
} from '@pulse/contract/client';
import { keepPreviousData } from '@tanstack/react-query';
import { type ExplorePlace, type ExploreSearch, pointText } from './explore-address.ts';

/** Kilometres around a city or the reader that count as "here". */
export const hereKm = 15;
/** The most that the server gives at once. */
const pageSize = 100;
const halfMinute = 30_000;

const flag = (set: boolean) => (set ? ('true' as const) : undefined);
const list = (names: readonly string[]) => (names.length > 0 ? names.join(',') : undefined);

function queryOf(
  search: ExploreSearch,
  place: ExplorePlace,
  date: string,
): FindWaysOutData['query'] {
  return {
    date,
    q: search.q || undefined,
    activity: list(search.activities),
    amenity: list(search.amenities),
    tier: search.tier ?? undefined,
    open_now: flag(search.openNow),
    from_time: search.from ?? undefined,
    to_time: search.to ?? undefined,
    has_places: flag(search.hasPlaces),
    bookable: flag(search.inPlan),
    favourites: flag(search.favourites),
    reach_from: search.reach ? pointText(search.reach) : undefined,
    ...(place.kind === 'box'
      ? { bbox: place.box.map((side) => side.toFixed(3)).join(',') }
      : { near: pointText(place), radius_km: hereKm }),
  };
}

/**
 * The pages of venues with their classes of a day, nearest first. What was found before stays on
 * screen until the new answer is there.
 */
export function exploreQuery(search: ExploreSearch, place: ExplorePlace, date: string) {
  const query = { ...queryOf(search, place, date), limit: pageSize };
  return {
    ...listVenuesWithClassesInfiniteOptions({ query }),
    initialPageParam: { query },
    getNextPageParam: (last: { next_cursor: string | null }) => last.next_cursor,
    staleTime: halfMinute,
    refetchOnWindowFocus: true,
    placeholderData: keepPreviousData,
  };
}

/** What would help a search that finds nothing. */
export function waysOutQuery(search: ExploreSearch, place: ExplorePlace, date: string) {
  return {
    ...findWaysOutOptions({ query: queryOf(search, place, date) }),
    staleTime: halfMinute,
  };
}

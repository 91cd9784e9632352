import {
  type ListSearchSuggestionsData,
  listSearchSuggestionsOptions,
  listVenuesWithClassesInfiniteOptions,
} from '@pulse/contract/client';
import { keepPreviousData } from '@tanstack/react-query';
import { type ExplorePlace, type ExploreSearch, formatPoint } from './address/explore-address.ts';

/** Kilometres around a city or the reader in which venues are searched. */
const defaultRadiusKm = 15;

/** Returns the kilometres around a place in which venues are searched. */
export const radiusOf = (place: ExplorePlace): number =>
  (place.kind === 'city' && place.km) || defaultRadiusKm;

/** The server's maximum. */
const pageSize = 100;
/** Places are taken meanwhile: half a minute is the age at which a search is repeated. */
const staleTimeMs = 30_000;
/** More pages are not refetched while they are read: each is a request of its own. */
const maxPolledPages = 2;

const flag = (set: boolean) => (set ? ('true' as const) : undefined);
const joinList = (names: readonly string[]) => (names.length > 0 ? names.join(',') : undefined);

function toQuery(
  search: ExploreSearch,
  place: ExplorePlace,
  date: string,
): ListSearchSuggestionsData['query'] {
  return {
    date,
    q: search.q || undefined,
    activity: joinList(search.activities),
    trainer_id: search.coach ?? undefined,
    amenity: joinList(search.amenities),
    tier: search.tier ?? undefined,
    open_now: flag(search.openNow),
    from_time: search.from ?? undefined,
    to_time: search.to ?? undefined,
    has_places: flag(search.hasPlaces),
    bookable: flag(search.inPlan),
    favourites: flag(search.favourites),
    travel_from: search.travelFrom ? formatPoint(search.travelFrom) : undefined,
    ...(place.kind === 'box'
      ? { bbox: place.box.map((side) => side.toFixed(3)).join(',') }
      : { near: formatPoint(place), radius_km: radiusOf(place) }),
  };
}

/**
 * Query options of the venues with their classes of a day, nearest first, page by page. The previous
 * results stay on screen until the new ones have loaded.
 */
export function exploreQuery(search: ExploreSearch, place: ExplorePlace, date: string) {
  const query = { ...toQuery(search, place, date), limit: pageSize };
  return {
    ...listVenuesWithClassesInfiniteOptions({ query }),
    initialPageParam: { query },
    getNextPageParam: (last: { next_cursor: string | null }) => last.next_cursor,
    staleTime: staleTimeMs,
    refetchInterval: ({ state }: { state: { data?: { pages: unknown[] } } }) =>
      (state.data?.pages.length ?? 0) <= maxPolledPages && staleTimeMs,
    placeholderData: keepPreviousData,
  };
}

/** Query options of the suggestions for a search without results. */
export function suggestionsQuery(search: ExploreSearch, place: ExplorePlace, date: string) {
  return {
    ...listSearchSuggestionsOptions({ query: toQuery(search, place, date) }),
    staleTime: staleTimeMs,
  };
}

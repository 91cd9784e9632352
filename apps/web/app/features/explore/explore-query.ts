import {
  client,
  type ListSearchSuggestionsData,
  type ListVenuesWithClassesData,
  type ListVenuesWithClassesResponse,
  listSearchSuggestionsOptions,
  listVenuesWithClassesInfiniteOptions,
} from '@pulse/contract/client';
import { type InfiniteData, keepPreviousData } from '@tanstack/react-query';
import type { Point } from '#ui/location/geolocation.ts';
import { takeEarlyData } from '#ui/network/early-response.ts';
import {
  beirutCentre,
  type ExplorePlace,
  type ExploreSearch,
  formatPoint,
  lebanonBox,
  listSorts,
} from './address/explore-address.ts';
import { formatBox, listPath, nextPageSize, pageSize } from './list-parameters.ts';
import { type ListedVenues, withoutDistances } from './without-distances.ts';

/** Kilometres around a city or the reader in which venues are searched. */
const defaultRadiusKm = 15;

/** Returns the kilometres around a place in which venues are searched. */
export const radiusOf = (place: ExplorePlace): number =>
  (place.kind === 'city' && place.km) || defaultRadiusKm;

/** Places are taken meanwhile: half a minute is the age at which a search is repeated. */
export const staleTimeMs = 30_000;
/** More pages are not refetched while they are read: each is a request of its own. */
const maxPolledPages = 2;

type FirstPage = Pick<ListVenuesWithClassesData, 'query'>;

const flag = (set: boolean) => (set ? ('true' as const) : undefined);
const joinList = (names: readonly string[]) => (names.length > 0 ? names.join(',') : undefined);

function toArea(place: ExplorePlace) {
  if (place.kind === 'box') return { bbox: formatBox(place.box) };
  if (place.kind === 'lebanon')
    return { bbox: formatBox(lebanonBox), near: formatPoint(beirutCentre) };
  return { near: formatPoint(place), radius_km: radiusOf(place) };
}

/** The parameters of a search, for the operations that find venues. */
export function toQuery(
  search: ExploreSearch,
  place: ExplorePlace,
  date: string,
  distanceFrom: Point | null,
): ListSearchSuggestionsData['query'] {
  return {
    date,
    q: search.q || undefined,
    activity: joinList(search.activities),
    trainer_id: search.coach ?? undefined,
    amenity: joinList(search.amenities),
    tier: search.tier ?? undefined,
    level: search.level ?? undefined,
    language: joinList(search.languages),
    women_only: flag(search.womenOnly),
    open_now: flag(search.openNow),
    from_time: search.from ?? undefined,
    to_time: search.to ?? undefined,
    has_places: flag(search.hasPlaces),
    bookable: flag(search.inPlan),
    favourites: flag(search.favourites),
    travel_from: search.travelFrom ? formatPoint(search.travelFrom) : undefined,
    travel_mode: search.travelFrom ? search.travelMode : undefined,
    distance_from: distanceFrom ? formatPoint(distanceFrom) : undefined,
    ...toArea(place),
  };
}

/**
 * Query options of the venues with their classes of a day, in the chosen order, page by page. The previous
 * results stay on screen until the new ones have loaded.
 */
export function exploreQuery(
  search: ExploreSearch,
  place: ExplorePlace,
  date: string,
  distanceFrom: Point | null,
) {
  const query = {
    ...toQuery(search, place, date, distanceFrom),
    sort: search.sort === listSorts[0] ? undefined : search.sort,
    limit: pageSize,
  };
  const initialPageParam = { query };
  return {
    ...listVenuesWithClassesInfiniteOptions({ query }),
    initialPageParam,
    getNextPageParam: ({ next_cursor }: ListVenuesWithClassesResponse, pages: unknown[]) =>
      next_cursor && {
        query: { ...query, cursor: next_cursor, limit: nextPageSize(pages.length) },
      },
    ...earlyList(initialPageParam),
    staleTime: staleTimeMs,
    refetchInterval: ({ state }: { state: { data?: { pages: unknown[] } } }) =>
      (state.data?.pages.length ?? 0) <= maxPolledPages && staleTimeMs,
    placeholderData: keepPreviousData,
    // Previous results keep the distances of their own query.
    select: (data: ListedVenues) => withoutDistances(data),
  };
}

/** The first page, if the document has requested it and it is there when the page is first drawn. */
function earlyList(first: FirstPage) {
  let requestedAt: number | undefined;
  const initialData = ():
    | InfiniteData<ListVenuesWithClassesResponse, string | FirstPage>
    | undefined => {
    const early = takeEarlyData(client.buildUrl({ baseUrl: '', url: listPath, ...first }));
    requestedAt = early?.requestedAt;
    return early && { pages: [early.data as ListVenuesWithClassesResponse], pageParams: [first] };
  };
  return { initialData, initialDataUpdatedAt: () => requestedAt };
}

/** Query options of the suggestions for a search without results. */
export function suggestionsQuery(
  search: ExploreSearch,
  place: ExplorePlace,
  date: string,
  distanceFrom: Point | null,
) {
  return {
    ...listSearchSuggestionsOptions({ query: toQuery(search, place, date, distanceFrom) }),
    staleTime: staleTimeMs,
  };
}

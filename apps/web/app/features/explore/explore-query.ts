import {
  type ListVenuesWithClassesData,
  listVenuesWithClassesInfiniteOptions,
} from '@pulse/contract/client';
import type { ExplorePlace, ExploreSearch } from './explore-address.ts';

/** Kilometres around a city or the reader that count as "here". */
export const hereKm = 15;
const pageSize = 60;
const halfMinute = 30_000;

const flag = (set: boolean) => (set ? ('true' as const) : undefined);
const list = (names: readonly string[]) => (names.length > 0 ? names.join(',') : undefined);

/** The pages of venues with their classes of a day, nearest first. */
export function exploreQuery(search: ExploreSearch, place: ExplorePlace, date: string) {
  const query: ListVenuesWithClassesData['query'] = {
    date,
    limit: pageSize,
    q: search.q || undefined,
    activity: list(search.activities),
    amenity: list(search.amenities),
    tier: search.tier ?? undefined,
    open_now: flag(search.openNow),
    from_time: search.from ?? undefined,
    to_time: search.to ?? undefined,
    has_places: flag(search.hasPlaces),
    bookable: flag(search.inPlan),
    ...(place.kind === 'box'
      ? { bbox: place.box.map((side) => side.toFixed(3)).join(',') }
      : {
          near: `${place.latitude.toFixed(3)},${place.longitude.toFixed(3)}`,
          radius_km: hereKm,
        }),
  };
  return {
    ...listVenuesWithClassesInfiniteOptions({ query }),
    initialPageParam: { query },
    getNextPageParam: (last: { next_cursor: string | null }) => last.next_cursor,
    staleTime: halfMinute,
    refetchOnWindowFocus: true,
  };
}

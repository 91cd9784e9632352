import {
  listVenuesOnMapOptions,
  listVenuesWithClassesOptions,
  type VenueOnMap,
  type VenueWithClasses,
} from '@pulse/contract/client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { staleTimeMs, toQuery } from '../explore-query.ts';
import type { useExplore } from '../use-explore.ts';
import { withoutDistances } from '../without-distances.ts';

type Explore = ReturnType<typeof useExplore>;

const noVenues: VenueOnMap[] = [];

function toParameters({ search, place, date, distanceFrom }: Explore) {
  return toQuery(search, place, date, distanceFrom);
}

/** The venues of the area that the list has not loaded, while the map is shown. */
export function useVenuesBesideList(explore: Explore, mapShown: boolean): VenueOnMap[] {
  const { venuesQuery } = explore;
  const hasMore = venuesQuery.isSuccess && venuesQuery.hasNextPage;
  const { data, isPlaceholderData } = useQuery({
    ...listVenuesOnMapOptions({ query: toParameters(explore) }),
    enabled: mapShown && hasMore && !venuesQuery.isPlaceholderData,
    staleTime: staleTimeMs,
    placeholderData: keepPreviousData,
  });
  // Until both have loaded, the map shows what the list shows: the venues of the search before.
  const isOther = isPlaceholderData && !venuesQuery.isPlaceholderData;
  return data && hasMore && !isOther ? data.items : noVenues;
}

/** The selected venue with its classes: out of the list, or read alone where only the map has it. */
export function useSelectedVenue(explore: Explore): VenueWithClasses | undefined {
  const { search, items, venuesQuery } = explore;
  const listed = items.find(({ venue }) => venue.id === search.venue);
  const query = { ...toParameters(explore), venue_id: search.venue ?? undefined, limit: 1 };
  const { data } = useQuery({
    ...listVenuesWithClassesOptions({ query }),
    enabled: search.venue !== null && !listed && venuesQuery.hasNextPage,
    staleTime: staleTimeMs,
    select: (page) => withoutDistances({ pages: [page], pageParams: [{ query }] }).pages[0]?.items,
  });
  return listed ?? (search.venue ? data?.[0] : undefined);
}

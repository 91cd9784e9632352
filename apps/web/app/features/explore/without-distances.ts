import type { ListVenuesWithClassesResponse } from '@pulse/contract/client';
import type { InfiniteData } from '@tanstack/react-query';

type FirstPage = { query?: { distance_from?: string; travel_from?: string } };
/** The pages of the list, with the parameters of the query that loaded them. */
export type ListedVenues = InfiniteData<ListVenuesWithClassesResponse, string | FirstPage>;

/**
 * Removes the distances of a list that is ordered from the middle of its place: they would be read as
 * distances from the reader.
 */
export function withoutDistances(data: ListedVenues): ListedVenues {
  const [first] = data.pageParams;
  const query = typeof first === 'object' ? first.query : undefined;
  if (query?.distance_from || query?.travel_from) return data;
  const pages = data.pages.map((page) => ({
    ...page,
    items: page.items.map((item) => ({ ...item, venue: { ...item.venue, distance_m: null } })),
  }));
  return { ...data, pages };
}

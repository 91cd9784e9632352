import type { SearchSuggestions } from '@pulse/contract/client';
import type { ExploreSearch } from '../address/explore-address.ts';

export type FilterName = SearchSuggestions['lifts'][number]['filter'];

/** What lifting each filter sets in the search. */
export const withoutFilter: Record<FilterName, Partial<ExploreSearch>> = {
  q: { q: '' },
  activity: { activities: [] },
  amenity: { amenities: [] },
  tier: { tier: null },
  open_now: { openNow: false },
  time: { from: null, to: null },
  has_places: { hasPlaces: false },
  bookable: { inPlan: false },
  reach: { travelFrom: null },
  favourites: { favourites: false },
};

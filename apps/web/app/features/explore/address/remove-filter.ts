import type { SearchSuggestions } from '@pulse/contract/client';
import type { ExploreSearch } from './explore-address.ts';

export type FilterName = SearchSuggestions['filter_impacts'][number]['filter'];

/** The change of the search that removes each filter. */
export const withoutFilter: Record<FilterName, Partial<ExploreSearch>> = {
  q: { q: '' },
  activity: { activities: [] },
  trainer: { coach: null },
  amenity: { amenities: [] },
  tier: { tier: null },
  level: { level: null },
  language: { languages: [] },
  women_only: { womenOnly: false },
  open_now: { openNow: false },
  time: { from: null, to: null },
  has_places: { hasPlaces: false },
  bookable: { inPlan: false },
  travel_time: { travelFrom: null },
  favourites: { favourites: false },
};

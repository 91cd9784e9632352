import type { WaysOut } from '@pulse/contract/client';
import type { ExploreSearch } from './explore-address.ts';

export type FilterName = WaysOut['lifts'][number]['filter'];

/** What lifting each filter sets in the search. */
export const lifted: Record<FilterName, Partial<ExploreSearch>> = {
  q: { q: '' },
  activity: { activities: [] },
  amenity: { amenities: [] },
  tier: { tier: null },
  open_now: { openNow: false },
  time: { from: null, to: null },
  has_places: { hasPlaces: false },
  bookable: { inPlan: false },
  reach: { reach: null },
  favourites: { favourites: false },
};

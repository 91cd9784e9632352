import type { listSearchSuggestions as operation, searchFilter } from '@pulse/contract';
import type { z } from 'zod';
import { allOf } from '../../../platform/database/all-of.ts';
import type { Deps } from '../../../platform/deps.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { resolveVenuesSearch } from './resolve-venues-search.ts';
import {
  type ActiveFilter,
  countFilterImpacts,
  findNearestCity,
  findNearestDay,
} from './search-suggestions.store.ts';
import { filterConditions } from './session-search.store.ts';
import {
  toSessionSearch,
  type VenuesSearch,
  venueFilterConditions,
} from './venues-with-classes.store.ts';

type Filter = z.infer<typeof searchFilter>;
type Query = z.output<typeof operation.query>;

/** What each filter sets in a search. */
const FIELDS_OF_FILTER: Record<Filter, readonly (keyof VenuesSearch)[]> = {
  q: ['q'],
  activity: ['activity'],
  amenity: ['amenity'],
  tier: ['tier'],
  open_now: ['openAt'],
  time: ['fromMinute', 'toMinute'],
  has_places: ['has_places'],
  bookable: ['bookable'],
  reach: ['reachFrom'],
  favourites: ['favourites'],
};

const NO_FILTERS = {
  q: undefined,
  activity: undefined,
  amenity: undefined,
  tier: undefined,
  openAt: null,
  fromMinute: null,
  toMinute: null,
  has_places: undefined,
  bookable: [],
  travelFrom: undefined,
  favourites: undefined,
} satisfies Partial<VenuesSearch>;

/** Why a search finds nothing, and what would: three statements, whatever is set. */
export async function listSearchSuggestions(deps: Deps, query: Query, memberId: string | null) {
  const search = await resolveVenuesSearch(deps, query, memberId);
  if (isRefusal(search)) return search;
  const [impact, day, place] = await Promise.all([
    countFilterImpacts(deps.db, search, activeFiltersOf(search)),
    findNearestDay(deps.db, search),
    findNearestCity(deps.db, search),
  ]);
  const lifts = impact.lifts.sort((one, other) => other.venues - one.venues);
  return { ...impact, lifts, day, place };
}

/** Every filter that demands something, with what it demands alone. */
function activeFiltersOf(search: VenuesSearch): ActiveFilter<Filter>[] {
  const filters = Object.keys(FIELDS_OF_FILTER) as Filter[];
  return filters.flatMap((filter) => {
    const ownFields = Object.fromEntries(
      FIELDS_OF_FILTER[filter].map((name) => [name, search[name]]),
    );
    const alone = { ...search, ...NO_FILTERS, ...ownFields };
    const conditions = [
      ...filterConditions(toSessionSearch(alone)),
      ...venueFilterConditions(alone),
    ];
    return conditions.length > 0 ? [{ filter, demands: allOf(conditions) }] : [];
  });
}

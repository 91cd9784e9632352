import type { listSearchSuggestions as operation, searchFilter } from '@pulse/contract';
import type { z } from 'zod';
import { allOf } from '../../../../platform/database/all-of.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { isRefusal } from '../../../../platform/refusal.ts';
import { resolveVenuesSearch } from '../resolve-venues-search.ts';
import {
  toSessionSearch,
  type VenuesSearch,
  venueAttributeConditions,
} from '../searched-venues.sql.ts';
import { filterConditions } from '../session-search.store.ts';
import {
  type ActiveFilter,
  countFilterImpacts,
  findNearestCity,
  findNearestDay,
} from './search-suggestions.store.ts';

type Filter = z.infer<typeof searchFilter>;
type Query = z.output<typeof operation.query>;

/** The fields of a search that each filter sets. */
const FIELDS_OF_FILTER: Record<Filter, readonly (keyof VenuesSearch)[]> = {
  q: ['q'],
  activity: ['activity'],
  trainer: ['trainer_id'],
  amenity: ['amenity'],
  tier: ['tier'],
  level: ['level'],
  language: ['language'],
  women_only: ['women_only'],
  open_now: ['openAt'],
  time: ['fromMinute', 'toMinute'],
  has_places: ['has_places'],
  bookable: ['bookable'],
  travel_time: ['travel'],
  favourites: ['favourites'],
};

const NO_FILTERS = {
  q: undefined,
  activity: undefined,
  trainer_id: undefined,
  amenity: undefined,
  tier: undefined,
  level: undefined,
  language: undefined,
  women_only: undefined,
  openAt: null,
  fromMinute: null,
  toMinute: null,
  has_places: undefined,
  bookable: [],
  travel: undefined,
  favourites: undefined,
} satisfies Partial<VenuesSearch>;

/** Suggestions for a search without results: filter impacts, nearest day and city, with three queries. */
export async function listSearchSuggestions(deps: Deps, query: Query, memberId: string | null) {
  const search = await resolveVenuesSearch(deps, query, memberId);
  if (isRefusal(search)) return search;
  const [impacts, day, city] = await Promise.all([
    countFilterImpacts(deps.db, search, activeFiltersOf(search)),
    findNearestDay(deps.db, search),
    findNearestCity(deps.db, search),
  ]);
  return {
    without_filters: impacts.withoutFilters,
    filter_impacts: impacts.filterImpacts.sort((one, other) => other.venues - one.venues),
    day,
    place: city,
  };
}

/** Every filter that is set, with its own condition. */
function activeFiltersOf(search: VenuesSearch): ActiveFilter<Filter>[] {
  const filters = Object.keys(FIELDS_OF_FILTER) as Filter[];
  return filters.flatMap((filter) => {
    const ownFields = Object.fromEntries(
      FIELDS_OF_FILTER[filter].map((name) => [name, search[name]]),
    );
    const alone = { ...search, ...NO_FILTERS, ...ownFields };
    const conditions = [
      ...filterConditions(toSessionSearch(alone)),
      ...venueAttributeConditions(alone),
    ];
    return conditions.length > 0 ? [{ filter, condition: allOf(conditions) }] : [];
  });
}

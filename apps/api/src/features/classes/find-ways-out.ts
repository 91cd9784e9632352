import type { findWaysOut as operation, searchFilter } from '@pulse/contract';
import type { z } from 'zod';
import { every } from '../../platform/database/every.ts';
import type { Deps } from '../../platform/deps.ts';
import { isRefusal } from '../../platform/refusal.ts';
import { filterConditions } from './session-search.store.ts';
import { venuesSearch } from './venues-search.ts';
import { classSearch, placeFilters, type VenuesSearch } from './venues-with-classes.store.ts';
import { countLifts, findNearestDay, findNearestPlace, type Lift } from './ways-out.store.ts';

type Filter = z.infer<typeof searchFilter>;
type Query = z.output<typeof operation.query>;

/** What each filter sets in a search. */
const SETS: Record<Filter, readonly (keyof VenuesSearch)[]> = {
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

const NOTHING_SET = {
  q: undefined,
  activity: undefined,
  amenity: undefined,
  tier: undefined,
  openAt: null,
  fromMinute: null,
  toMinute: null,
  has_places: undefined,
  bookable: [],
  reachFrom: undefined,
  favourites: undefined,
} satisfies Partial<VenuesSearch>;

/** Why a search finds nothing, and what would: three statements, whatever is set. */
export async function findWaysOut(deps: Deps, query: Query, memberId: string | null) {
  const search = await venuesSearch(deps, query, memberId);
  if (isRefusal(search)) return search;
  const [counted, day, place] = await Promise.all([
    countLifts(deps.db, search, liftsOf(search)),
    findNearestDay(deps.db, search),
    findNearestPlace(deps.db, search),
  ]);
  const lifts = counted.lifts.sort((one, other) => other.venues - one.venues);
  return { ...counted, lifts, day, place };
}

/** Every filter that demands something, with what it demands alone. */
function liftsOf(search: VenuesSearch): Lift<Filter>[] {
  const filters = Object.keys(SETS) as Filter[];
  return filters.flatMap((filter) => {
    const own = Object.fromEntries(SETS[filter].map((name) => [name, search[name]]));
    const alone = { ...search, ...NOTHING_SET, ...own };
    const demands = [...filterConditions(classSearch(alone)), ...placeFilters(alone)];
    return demands.length > 0 ? [{ filter, demands: every(demands) }] : [];
  });
}

import type { findWaysOut as operation, searchFilter } from '@pulse/contract';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Deps } from '../../platform/deps.ts';
import { isRefusal, type Refusal } from '../../platform/refusal.ts';
import { every } from '../venues/index.ts';
import { type VenuesSearch, venuesSearch } from './venues-search.ts';
import { classConditions, placeConditions } from './venues-with-classes.store.ts';
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
  if (isRefusal(search)) return search satisfies Refusal;
  const bare: VenuesSearch = { ...search, ...NOTHING_SET };
  const [counted, day, place] = await Promise.all([
    countLifts(deps.db, bare, liftsOf(search, bare)),
    findNearestDay(deps.db, search),
    findNearestPlace(deps.db, search),
  ]);
  const lifts = counted.lifts.sort((one, other) => other.venues - one.venues);
  return { ...counted, lifts, day, place };
}

function liftsOf(search: VenuesSearch, bare: VenuesSearch): Lift<Filter>[] {
  const isSet = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value));
  // The first minute of a day is 0.
  const sets = (name: keyof VenuesSearch) =>
    name === 'fromMinute' || name === 'toMinute' ? search[name] !== null : isSet(search[name]);
  return (Object.keys(SETS) as Filter[])
    .filter((filter) => SETS[filter].some(sets))
    .map((filter) => {
      const own = Object.fromEntries(SETS[filter].map((name) => [name, search[name]]));
      const alone = { ...bare, ...own, limit: 1, after: null };
      return { filter, demands: demandsOf(alone, bare) };
    });
}

/** What a search with one filter demands beyond the bare one. */
function demandsOf(
  alone: VenuesSearch & { limit: number; after: null },
  bare: VenuesSearch,
): Lift['demands'] {
  const bareClasses = classConditions({ ...bare, limit: 1, after: null }).length;
  const barePlaces = placeConditions({ ...bare, limit: 1, after: null }).length;
  const extra = [...classConditions(alone).slice(bareClasses), ...placeConditions(alone).slice(barePlaces)];
  return extra.length > 0 ? every(extra) : sql<boolean>`true`;
}

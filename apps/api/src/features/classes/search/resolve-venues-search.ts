import type { listSearchSuggestions } from '@pulse/contract';
import type { Coordinates } from '@pulse/domain';
import type { z } from 'zod';
import type { Deps } from '../../../platform/deps.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { parseWallTime } from '../sessions/wall-time.ts';
import { ANY_SESSION, type BookableFilter, loadBookableFilter } from './load-bookable-filter.ts';
import type { VenuesSearch } from './venues-with-classes.store.ts';

type Query = z.output<typeof listSearchSuggestions.query>;

/** A search, with the last word on each class it finds. */
export type ResolvedVenuesSearch = VenuesSearch & Pick<BookableFilter, 'allows'>;

/**
 * What a query asks the database for, on behalf of `memberId` (null: nobody); refused without a
 * place. Where a filter speaks of classes, venues without such a class are left out.
 */
export async function resolveVenuesSearch(
  deps: Deps,
  query: Query,
  memberId: string | null,
): Promise<ResolvedVenuesSearch | Refusal> {
  const from = query.reach_from ?? query.near ?? centreOf(query);
  if (!from) return refuse('validation_failed', { field: 'near' });
  const now = new Date(deps.clock.now());
  const { from_time, to_time, has_places, bookable, reach_from } = query;
  const bookableFilter = bookable ? await loadBookableFilter(deps, now, memberId) : ANY_SESSION;
  return {
    ...query,
    days: 1,
    from,
    now,
    memberId,
    travelFrom: reach_from,
    openAt: query.open_now ? now : null,
    classesOnly: Boolean(from_time || to_time || has_places || bookable || reach_from),
    fromMinute: parseWallTime(from_time),
    toMinute: parseWallTime(to_time),
    bookable: bookableFilter.conditions,
    allows: bookableFilter.allows,
  };
}

function centreOf({ bbox }: Query): Coordinates | null {
  if (!bbox) return null;
  return { latitude: (bbox.south + bbox.north) / 2, longitude: (bbox.west + bbox.east) / 2 };
}

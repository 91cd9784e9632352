import type { listSearchSuggestions } from '@pulse/contract';
import type { Coordinates } from '@pulse/domain';
import type { z } from 'zod';
import type { Deps } from '../../../platform/deps.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { parseWallTime } from '../sessions/wall-time.ts';
import { ANY_SESSION, type BookableFilter, loadBookableFilter } from './load-bookable-filter.ts';
import type { VenuesSearch } from './searched-venues.sql.ts';

type Query = z.output<typeof listSearchSuggestions.query>;

/** A search with the booking rules for each class that it finds. */
export type ResolvedVenuesSearch = VenuesSearch & Pick<BookableFilter, 'allows'>;

/**
 * The database search of a query, for `memberId` (null when not signed in); refused without a place.
 * With a filter on classes, venues without a matching class are left out.
 */
export async function resolveVenuesSearch(
  deps: Deps,
  query: Query,
  memberId: string | null,
): Promise<ResolvedVenuesSearch | Refusal> {
  const middle = query.bbox ? centreOf(query.bbox) : query.near;
  if (!middle) return refuse('validation_failed', { field: 'near' });
  const distanceFrom = query.travel_from ?? query.distance_from ?? query.near ?? null;
  const now = new Date(deps.clock.now());
  const { trainer_id, from_time, to_time, has_places, bookable, travel_from } = query;
  const { level, language, women_only } = query;
  const bookableFilter = bookable ? await loadBookableFilter(deps, now, memberId) : ANY_SESSION;
  return {
    ...query,
    days: 1,
    from: distanceFrom ?? middle,
    distanceFrom,
    now,
    memberId,
    travel: travel_from && { from: travel_from, mode: query.travel_mode },
    openAt: query.open_now ? now : null,
    classesOnly:
      [trainer_id, from_time, to_time, has_places, bookable, travel_from].some(Boolean) ||
      [level, language?.length, women_only].some(Boolean),
    fromMinute: parseWallTime(from_time),
    toMinute: parseWallTime(to_time),
    bookable: bookableFilter.conditions,
    allows: bookableFilter.allows,
  };
}

function centreOf({ south, west, north, east }: NonNullable<Query['bbox']>): Coordinates {
  return { latitude: (south + north) / 2, longitude: (west + east) / 2 };
}

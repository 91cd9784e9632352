import type { findWaysOut } from '@pulse/contract';
import type { Coordinates } from '@pulse/domain';
import type { z } from 'zod';
import type { Deps } from '../../platform/deps.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { ANY, type Bookable, bookableFor } from './bookable.ts';
import type { VenuesSearch } from './venues-with-classes.store.ts';
import { minuteOf } from './wall-time.ts';

type Query = z.output<typeof findWaysOut.query>;

/** A search, with the last word on each class it finds. */
export type DecidedSearch = VenuesSearch & Pick<Bookable, 'allows'>;

/**
 * What a query asks the database for, on behalf of `memberId` (null: nobody); refused without a
 * place. Where a filter speaks of classes, venues without such a class are left out.
 */
export async function venuesSearch(
  deps: Deps,
  query: Query,
  memberId: string | null,
): Promise<DecidedSearch | Refusal> {
  const from = query.reach_from ?? query.near ?? middleOf(query);
  if (!from) return refuse('validation_failed', { field: 'near' });
  const now = new Date(deps.clock.now());
  const { from_time, to_time, has_places, bookable, reach_from } = query;
  const asked = bookable ? await bookableFor(deps, now, memberId) : ANY;
  return {
    ...query,
    days: 1,
    from,
    now,
    memberId,
    reachFrom: reach_from,
    openAt: query.open_now ? now : null,
    classesOnly: Boolean(from_time || to_time || has_places || bookable || reach_from),
    fromMinute: minuteOf(from_time),
    toMinute: minuteOf(to_time),
    bookable: asked.conditions,
    allows: asked.allows,
  };
}

function middleOf({ bbox }: Query): Coordinates | null {
  if (!bbox) return null;
  return { latitude: (bbox.south + bbox.north) / 2, longitude: (bbox.west + bbox.east) / 2 };
}

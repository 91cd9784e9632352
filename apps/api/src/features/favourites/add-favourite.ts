import { MAX_FAVOURITES } from '@pulse/domain';
import { lockListOf } from '../../platform/database/lock-list.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import {
  countFavourites,
  type FavouriteRow,
  findFavourite,
  insertFavourite,
  isVenuePublished,
} from './favourites.store.ts';

/**
 * Makes a published venue a favourite of the member. An existing one stays as it was; a new one
 * beyond MAX_FAVOURITES is refused.
 */
export function addFavourite(
  { db, clock }: Deps,
  userId: string,
  venueId: string,
): Promise<FavouriteRow | Refusal> {
  return inTransaction(db, async (tx) => {
    if (!(await isVenuePublished(tx, venueId))) return refuse('not_found');
    await lockListOf(tx, userId, 'favourites');
    const existing = await findFavourite(tx, userId, venueId);
    if (existing) return existing;
    if ((await countFavourites(tx, userId)) >= MAX_FAVOURITES)
      return refuse('favourites_full', { limit: MAX_FAVOURITES });
    await insertFavourite(tx, { userId, venueId, at: new Date(clock.now()) });
    return (await findFavourite(tx, userId, venueId)) ?? refuse('not_found');
  });
}

import * as contract from '@pulse/contract';
import { MAX_FAVOURITES } from '@pulse/domain';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { route } from '../../platform/http/routes/route.ts';
import { isRefusal } from '../../platform/refusal.ts';
import { addFavourite } from './add-favourite.ts';
import { deleteFavourite, listFavouritesOf } from './favourites.store.ts';
import { presentFavourite } from './present-favourite.ts';

/** A person taps the heart many times in a minute, but not hundreds of times. */
const CHANGE_LIMIT = {
  name: 'change-favourites',
  points: 300,
  seconds: 600,
  by: 'account',
} as const;

/** Routes for the member's favourites. */
export function favouriteRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  route(app, contract.listFavourites, async ({ user }) => ({
    items: (await listFavouritesOf(db, user.id, MAX_FAVOURITES)).map(presentFavourite),
    next_cursor: null,
  }));
  route(
    app,
    contract.addFavourite,
    async ({ user, params }) => {
      const added = await addFavourite(deps, user.id, params.id);
      return isRefusal(added) ? added : presentFavourite(added);
    },
    { limit: CHANGE_LIMIT },
  );
  route(
    app,
    contract.removeFavourite,
    async ({ user, params }) => {
      await deleteFavourite(db, user.id, params.id);
      return null;
    },
    { limit: CHANGE_LIMIT },
  );
}

import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { favouriteRoutes } from './favourites.routes.ts';
import { deleteFavouritesOf, listAllFavouritesOf } from './favourites.store.ts';
import { presentFavourite } from './present-favourite.ts';

export { isFavouriteOf } from './favourites.store.ts';

/** Favourites: the venues that a member marked. */
export function registerFavourites(app: FastifyInstance, deps: Deps): void {
  const { personalData } = deps;
  favouriteRoutes(app, deps);
  personalData.exportAs('favourites', async (db, userId) =>
    (await listAllFavouritesOf(db, userId)).map(presentFavourite),
  );
  personalData.eraseWith('favourites', deleteFavouritesOf);
}

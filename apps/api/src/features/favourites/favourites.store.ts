import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/transaction.ts';

export interface FavouriteRow {
  venue_id: string;
  name: string;
  created_at: Date;
}

const favouritesQuery = (db: Db | Tx) =>
  db
    .selectFrom('favourites')
    .innerJoin('venues', 'venues.id', 'favourites.venue_id')
    .select(['favourites.venue_id', 'venues.name', 'favourites.created_at']);

/** A member's favourites among the published venues, newest first. */
export function listFavouritesOf(db: Db, userId: string, limit: number): Promise<FavouriteRow[]> {
  return favouritesQuery(db)
    .where('favourites.user_id', '=', userId)
    .where('venues.status', '=', 'published')
    .orderBy('favourites.created_at', 'desc')
    .orderBy('favourites.venue_id')
    .limit(limit)
    .execute();
}

/** Every favourite of a member, including venues that are no longer published. */
export function listAllFavouritesOf(db: Db, userId: string): Promise<FavouriteRow[]> {
  return favouritesQuery(db)
    .where('favourites.user_id', '=', userId)
    .orderBy('favourites.created_at', 'desc')
    .execute();
}

/** One favourite of a member; undefined when the venue is none. */
export function findFavourite(
  tx: Tx,
  userId: string,
  venueId: string,
): Promise<FavouriteRow | undefined> {
  return favouritesQuery(tx)
    .where('favourites.user_id', '=', userId)
    .where('favourites.venue_id', '=', venueId)
    .executeTakeFirst();
}

/** The number of a member's favourites, published or not. */
export async function countFavourites(tx: Tx, userId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('favourites')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether a venue is published. */
export async function isVenuePublished(tx: Tx, venueId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('venues')
    .select('id')
    .where('id', '=', venueId)
    .where('status', '=', 'published')
    .executeTakeFirst();
  return row !== undefined;
}

/** Inserts a favourite; the caller holds the lock and knows that it is new. */
export async function insertFavourite(
  tx: Tx,
  favourite: { userId: string; venueId: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('favourites')
    .values({ user_id: favourite.userId, venue_id: favourite.venueId, created_at: favourite.at })
    .execute();
}

/** Deletes a favourite, if there is one. */
export async function deleteFavourite(db: Db, userId: string, venueId: string): Promise<void> {
  await db
    .deleteFrom('favourites')
    .where('user_id', '=', userId)
    .where('venue_id', '=', venueId)
    .execute();
}

/** Deletes all favourites of a member whose account is being deleted. */
export async function deleteFavouritesOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('favourites').where('user_id', '=', userId).execute();
}

/** A condition on a venue: it is a favourite of the member. False without a member. */
export function isFavouriteOf(
  memberId: string | null,
  venueId: RawBuilder<unknown>,
): RawBuilder<boolean> {
  if (!memberId) return sql`false`;
  return sql`EXISTS (
    SELECT FROM favourites f WHERE f.user_id = ${memberId} AND f.venue_id = ${venueId})`;
}

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

/** Every favourite of a member, those included that are published no longer. */
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

/** Makes what one member adds follow each other until the transaction ends, so that it is counted right. */
export async function lockFavouritesOf(tx: Tx, userId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`favourites ${userId}`}, 0))`.execute(
    tx,
  );
}

/** How many favourites a member has, published or not. */
export async function countFavourites(tx: Tx, userId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('favourites')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether a venue can be found by members. */
export async function isVenuePublished(tx: Tx, venueId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('venues')
    .select('id')
    .where('id', '=', venueId)
    .where('status', '=', 'published')
    .executeTakeFirst();
  return row !== undefined;
}

/** Adds a favourite; the caller has the member's turn and knows that it is new. */
export async function insertFavourite(
  tx: Tx,
  favourite: { userId: string; venueId: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('favourites')
    .values({ user_id: favourite.userId, venue_id: favourite.venueId, created_at: favourite.at })
    .execute();
}

/** Takes a favourite away; one that is none stays none. */
export async function deleteFavourite(db: Db, userId: string, venueId: string): Promise<void> {
  await db
    .deleteFrom('favourites')
    .where('user_id', '=', userId)
    .where('venue_id', '=', venueId)
    .execute();
}

/** Takes all of a member's favourites away, whose account is being deleted. */
export async function deleteFavouritesOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('favourites').where('user_id', '=', userId).execute();
}

/** A condition on the venue `v` of a search: the member has marked it. Nobody has marked none. */
export function isFavouriteOf(memberId: string | null): RawBuilder<boolean> {
  if (!memberId) return sql`false`;
  return sql`EXISTS (
    SELECT FROM favourites f WHERE f.user_id = ${memberId} AND f.venue_id = v.id)`;
}

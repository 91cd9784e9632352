import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/transaction.ts';

/** An image of a venue, as editing needs it. */
export interface EditedImage {
  id: string;
  storage_key: string;
  alt_text: string;
}

/** The images of a venue in their order. */
export function listVenueImages(tx: Tx, venueId: string): Promise<EditedImage[]> {
  return tx
    .selectFrom('venue_images')
    .select(['id', 'storage_key', 'alt_text'])
    .where('venue_id', '=', venueId)
    .orderBy('sort_order')
    .execute();
}

/** Inserts an image at a position from 0 and returns its id. */
export async function insertVenueImage(
  tx: Tx,
  image: { venue_id: string; sort_order: number; storage_key: string; alt_text: string },
): Promise<string> {
  const { id } = await tx
    .insertInto('venue_images')
    .values(image)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes the alternative text of an image. */
export async function saveAltText(tx: Tx, id: string, altText: string): Promise<void> {
  await tx.updateTable('venue_images').set({ alt_text: altText }).where('id', '=', id).execute();
}

/** Gives the images of a venue the positions that they have in `ids`. */
export async function saveImageOrder(tx: Tx, venueId: string, ids: string[]): Promise<void> {
  await sql`
    UPDATE venue_images SET sort_order = array_position(${ids}::uuid[], id) - 1
    WHERE venue_id = ${venueId}`.execute(tx);
}

/** Deletes an image and closes the gap that it leaves. */
export async function deleteVenueImage(tx: Tx, venueId: string, id: string): Promise<void> {
  await tx
    .deleteFrom('venue_images')
    .where('id', '=', id)
    .where('venue_id', '=', venueId)
    .execute();
  await sql`
    UPDATE venue_images i SET sort_order = o.position - 1
    FROM (SELECT id, row_number() OVER (ORDER BY sort_order) AS position
      FROM venue_images WHERE venue_id = ${venueId}) AS o
    WHERE i.id = o.id`.execute(tx);
}

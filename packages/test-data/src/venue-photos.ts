import { randomBytes } from 'node:crypto';
import type { Db } from './database.ts';

/** Inserts photos of a venue in this order, without their files; each is described by its text. */
export async function createVenuePhotos(
  db: Db,
  { venue_id, alts }: { venue_id: string; alts: readonly string[] },
): Promise<void> {
  const photos = alts.map((alt_text, sort_order) => ({
    venue_id,
    sort_order,
    alt_text,
    storage_key: randomBytes(16).toString('hex'),
  }));
  const at = new Date();
  await db
    .insertInto('images')
    .values(
      photos.map(({ storage_key }) => ({
        key: storage_key,
        kind: 'venue_image',
        bytes: 1,
        width: 1600,
        height: 1200,
        created_at: at,
        attached_at: at,
      })),
    )
    .execute();
  await db.insertInto('venue_images').values(photos).execute();
}

import { sql } from 'kysely';
import type { Db, Tx } from '../database/transaction.ts';
import type { EncodedImage } from './decode/reencode-image.ts';
import { type ImageKind, imageKinds } from './image-kinds.ts';

/** Inserts the row of an image before its files are written; nothing refers to it yet. */
export async function insertImage(
  db: Db,
  key: string,
  image: { ownerId: string; kind: ImageKind; encoded: EncodedImage; now: Date },
): Promise<void> {
  const { ownerId, kind, encoded, now } = image;
  await db
    .insertInto('images')
    .values({
      key,
      owner_id: ownerId,
      kind,
      bytes: encoded.files.reduce((sum, { content }) => sum + content.length, 0),
      width: encoded.width,
      height: encoded.height,
      created_at: now,
    })
    .execute();
}

/** Marks an image that its owner has just uploaded as attached, once; otherwise returns false. */
export async function attachImage(
  tx: Tx,
  key: string,
  { ownerId, kind, now }: { ownerId: string; kind: ImageKind; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('images')
    .set({ attached_at: now })
    .where('key', '=', key)
    .where('owner_id', '=', ownerId)
    .where('kind', '=', kind)
    .where('attached_at', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Hides an image from the commit on; its files are deleted by the next cleanup. */
export async function markImageDeleted(tx: Tx, key: string, now: Date): Promise<void> {
  await tx.updateTable('images').set({ deleted_at: now }).where('key', '=', key).execute();
}

/** Marks all personal images of an owner as deleted. */
export async function markOwnerImagesDeleted(tx: Tx, ownerId: string, now: Date): Promise<void> {
  await tx
    .updateTable('images')
    .set({ deleted_at: now })
    .where('owner_id', '=', ownerId)
    .where('kind', 'in', imageKinds('personal'))
    .where('deleted_at', 'is', null)
    .execute();
}

/** Marks images that were uploaded before an instant and never attached as deleted. */
export async function markUnattachedImagesDeleted(
  db: Db,
  { before, now }: { before: Date; now: Date },
) {
  await db
    .updateTable('images')
    .set({ deleted_at: now })
    .where('deleted_at', 'is', null)
    .where('attached_at', 'is', null)
    .where('created_at', '<', before)
    .execute();
}

/** Deleted images whose files are still stored, oldest first. */
export async function listDeletedImages(
  db: Db,
  limit: number,
): Promise<{ key: string; kind: ImageKind }[]> {
  return db
    .selectFrom('images')
    .select(['key', sql<ImageKind>`kind`.as('kind')])
    .where('deleted_at', 'is not', null)
    .orderBy('created_at')
    .limit(limit)
    .execute();
}

/** Deletes the row of an image whose files are deleted. */
export async function deleteImageRow(db: Db, key: string): Promise<void> {
  await db.deleteFrom('images').where('key', '=', key).execute();
}

/** Whether an image is attached and of one of these kinds. */
export async function isAttached(db: Db, key: string, kinds: ImageKind[]): Promise<boolean> {
  const row = await db
    .selectFrom('images')
    .select('key')
    .where('key', '=', key)
    .where('kind', 'in', kinds)
    .where('attached_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** The personal images that a user uploaded, for the download of their data. */
export function listOwnerImages(db: Db, ownerId: string) {
  return db
    .selectFrom('images')
    .select(['kind', 'width', 'height', 'bytes', 'created_at'])
    .where('owner_id', '=', ownerId)
    .where('kind', 'in', imageKinds('personal'))
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .limit(1000)
    .execute();
}

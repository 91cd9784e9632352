import { randomBytes } from 'node:crypto';
import { API_BASE } from '@pulse/contract';
import type { Clock } from '../clock.ts';
import type { Db, Tx } from '../database/transaction.ts';
import { createLimiter } from '../processes/limiter.ts';
import { isRefusal, type Refusal } from '../refusal.ts';
import { createImageEncoder } from './decode/image-encoder.ts';
import type { EncodedImage } from './decode/reencode-image.ts';
import type { Storage } from './files/storage.ts';
import { filesOf, type ImageKind } from './image-kinds.ts';
import {
  attachImage,
  deleteImageRow,
  insertImage,
  isAttached,
  listDeletedImages,
  markImageDeleted,
  markUnattachedImagesDeleted,
} from './images.store.ts';

/** The images that features store and read. */
export interface Images {
  /**
   * Re-encodes an upload and stores it; until it is attached, only its owner sees it, and it is deleted
   * after an hour.
   */
  upload(ownerId: string, kind: ImageKind, upload: Buffer): Promise<string | Refusal>;
  /**
   * Attaches an image to a row of the same transaction; false unless its owner has just uploaded
   * it.
   */
  attach(tx: Tx, key: string, owner: { ownerId: string; kind: ImageKind }): Promise<boolean>;
  /** Deletes an image with the transaction; the caller's row must no longer refer to it. */
  remove(tx: Tx, key: string): Promise<void>;
  /**
   * A file of an attached image of one of these kinds: the only one, or that with a suffix; null
   * when there is none.
   */
  read(key: string, kinds: ImageKind[], suffix?: string): Promise<Buffer | null>;
  /** Deletes the files of deleted and never attached images. */
  deleteUnused(): Promise<void>;
}

/** The most images decoded at a time, and the most uploads that wait. */
const DECODING = { concurrency: 2, waiting: 20 };
/** How long an upload may stay unattached. */
const UNATTACHED_LIFETIME_MS = 3_600_000;
/** The most files deleted in one run. */
const DELETE_BATCH = 500;

/** The URL of a public image, or of one of its files by suffix; null without an image. */
export function imageUrl(key: string | null, suffix = ''): string | null {
  return key && `${API_BASE}/images/${key}${suffix || '.webp'}`;
}

/** Creates the image store on a storage of files. */
export function createImages({
  db,
  clock,
  storage,
}: {
  db: Db;
  clock: Clock;
  storage: Storage;
}): Images {
  const limited = createLimiter(DECODING);
  const reencode = createImageEncoder();
  const now = () => new Date(clock.now());
  return {
    async upload(ownerId, kind, upload) {
      const encoded = await limited(() => reencode(upload, kind));
      if (isRefusal(encoded)) return encoded;
      const key = randomBytes(16).toString('hex');
      // Inserted first, so that the cleanup knows of the file whatever happens from here on.
      await insertImage(db, key, { ownerId, kind, encoded, now: now() });
      await writeFiles(storage, key, encoded);
      return key;
    },
    attach: (tx, key, owner) => attachImage(tx, key, { ...owner, now: now() }),
    remove: (tx, key) => markImageDeleted(tx, key, now()),
    read: async (key, kinds, suffix = '') =>
      (await isAttached(db, key, kinds)) ? storage.read(key + suffix) : null,
    async deleteUnused() {
      await markUnattachedImagesDeleted(db, {
        before: new Date(clock.now() - UNATTACHED_LIFETIME_MS),
        now: now(),
      });
      for (const { key, kind } of await listDeletedImages(db, DELETE_BATCH)) {
        for (const { suffix } of filesOf(kind)) await storage.remove(key + suffix);
        await deleteImageRow(db, key);
      }
    },
  };
}

async function writeFiles(storage: Storage, key: string, { files }: EncodedImage): Promise<void> {
  for (const { suffix, content } of files) await storage.write(key + suffix, content);
}

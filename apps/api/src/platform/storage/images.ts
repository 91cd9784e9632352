import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { API_BASE } from '@pulse/contract';
import type { Clock } from '../clock.ts';
import type { Db, Tx } from '../database/transaction.ts';
import { isRefusal, type Refusal } from '../refusal.ts';
import { IMAGE_KINDS, type ImageKind } from './image-kinds.ts';
import {
  attachImage,
  deleteImageRow,
  insertImage,
  isAttached,
  listDeletedImageKeys,
  markImageDeleted,
  markUnattachedImagesDeleted,
} from './images.store.ts';
import { createLimiter } from './limiter.ts';
import { reencodeImage } from './reencode-image.ts';
import { createLocalStorage, type Storage } from './storage.ts';

/** The images that features store and read. */
export interface Images {
  /**
   * Re-encodes an upload and stores it; until it is attached, nobody sees it, and it is deleted
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
  /** The content of an attached image of one of these kinds (WebP); null when there is none. */
  read(key: string, kinds: ImageKind[]): Promise<Buffer | null>;
  /** Deletes the files of deleted and never attached images. */
  deleteUnused(): Promise<void>;
}

/** The most images decoded at a time, and the most uploads that wait. */
const DECODING = { concurrency: 2, waiting: 20 };
/** How long an upload may stay unattached. */
const UNATTACHED_LIFETIME_MS = 3_600_000;
/** The most files deleted in one run. */
const DELETE_BATCH = 500;

/** The kinds that are served to anybody with their URL. */
export const PUBLIC_KINDS = (Object.keys(IMAGE_KINDS) as ImageKind[]).filter(
  (kind) => IMAGE_KINDS[kind].public,
);

/** The URL of a public image; null without one. */
export function imageUrl(key: string | null): string | null {
  return key && `${API_BASE}/images/${key}.webp`;
}

/** Creates the image store: on the local disk unless a test passes another storage. */
export function createImages({
  db,
  clock,
  dataDir,
  storage = createLocalStorage(join(dataDir, 'media')),
}: {
  db: Db;
  clock: Clock;
  dataDir: string;
  storage?: Storage;
}): Images {
  const limited = createLimiter(DECODING);
  const now = () => new Date(clock.now());
  return {
    async upload(ownerId, kind, upload) {
      const encoded = await limited(() => reencodeImage(upload, kind));
      if (isRefusal(encoded)) return encoded;
      const key = randomBytes(16).toString('hex');
      // Inserted first, so that the cleanup knows of the file whatever happens from here on.
      await insertImage(db, key, { ownerId, kind, encoded, now: now() });
      await storage.write(key, encoded.content);
      return key;
    },
    attach: (tx, key, owner) => attachImage(tx, key, { ...owner, now: now() }),
    remove: (tx, key) => markImageDeleted(tx, key, now()),
    read: async (key, kinds) => ((await isAttached(db, key, kinds)) ? storage.read(key) : null),
    async deleteUnused() {
      await markUnattachedImagesDeleted(db, {
        before: new Date(clock.now() - UNATTACHED_LIFETIME_MS),
        now: now(),
      });
      for (const key of await listDeletedImageKeys(db, DELETE_BATCH)) {
        await storage.remove(key);
        await deleteImageRow(db, key);
      }
    },
  };
}

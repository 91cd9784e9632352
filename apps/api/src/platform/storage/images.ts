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
import { reencodeImage } from './reencode-image.ts';
import { createLocalStorage, type Storage } from './storage.ts';
import { createTurns } from './take-turns.ts';

/** What features do with pictures. */
export interface Images {
  /** Draws an upload anew and stores it; until it is kept, nobody sees it and it goes in an hour. */
  upload(ownerId: string, kind: ImageKind, upload: Buffer): Promise<string | Refusal>;
  /** Lets a row of the same transaction refer to it; false unless it is the owner's fresh one. */
  attach(tx: Tx, key: string, owner: { ownerId: string; kind: ImageKind }): Promise<boolean>;
  /** Takes it away with the transaction; the caller's row must no longer refer to it. */
  remove(tx: Tx, key: string): Promise<void>;
  /** The content of a kept picture of one of these kinds (WebP); null when there is none. */
  read(key: string, kinds: ImageKind[]): Promise<Buffer | null>;
  /** Removes the files of dropped and forgotten pictures. */
  deleteUnused(): Promise<void>;
}

/** Pictures are decoded so many at a time, and so many uploads wait for their turn. */
const MAX_CONCURRENT = 2;
const MAX_QUEUED = 20;
/** How long an upload may wait to be used. */
const UNATTACHED_LIFETIME_MS = 3_600_000;
/** Files removed in one sweep. */
const DELETE_BATCH = 500;

/** The kinds that whoever has their address may see. */
export const PUBLIC_KINDS = (Object.keys(IMAGE_KINDS) as ImageKind[]).filter(
  (kind) => IMAGE_KINDS[kind].public,
);

/** Where an open picture is served; null without one. */
export function imageUrl(key: string | null): string | null {
  return key && `${API_BASE}/images/${key}.webp`;
}

/** Pictures in a storage: the local disk unless a test gives another. */
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
  const limited = createTurns(MAX_CONCURRENT, MAX_QUEUED);
  const now = () => new Date(clock.now());
  return {
    async upload(ownerId, kind, upload) {
      const encoded = await limited(() => reencodeImage(upload, kind));
      if (isRefusal(encoded)) return encoded;
      const key = randomBytes(16).toString('hex');
      // Noted first: whatever happens from here on, the sweep knows of the file.
      await insertImage(db, key, { ownerId, kind, drawn: encoded, now: now() });
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

import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { API_BASE } from '@pulse/contract';
import type { Clock } from '../clock.ts';
import type { Db, Tx } from '../database/transaction.ts';
import { isRefusal, type Refusal } from '../refusal.ts';
import { drawPicture } from './draw-picture.ts';
import { PICTURE_KINDS, type PictureKind } from './picture-kinds.ts';
import {
  dropForgotten,
  dropPicture,
  forgetPicture,
  isKept,
  keepPicture,
  listDropped,
  notePicture,
} from './pictures.store.ts';
import { createLocalStorage, type Storage } from './storage.ts';
import { createTurns } from './take-turns.ts';

/** What features do with pictures. */
export interface Pictures {
  /** Draws an upload anew and stores it; until it is kept, nobody sees it and it goes in an hour. */
  take(ownerId: string, kind: PictureKind, upload: Buffer): Promise<string | Refusal>;
  /** Lets a row of the same transaction refer to it; false unless it is the owner's fresh one. */
  keep(tx: Tx, key: string, owner: { ownerId: string; kind: PictureKind }): Promise<boolean>;
  /** Takes it away with the transaction; the caller's row must no longer refer to it. */
  drop(tx: Tx, key: string): Promise<void>;
  /** The content of a kept picture of one of these kinds (WebP); null when there is none. */
  read(key: string, kinds: PictureKind[]): Promise<Buffer | null>;
  /** Removes the files of dropped and forgotten pictures. */
  sweep(): Promise<void>;
}

/** Pictures are decoded so many at a time, and so many uploads wait for their turn. */
const AT_ONCE = 2;
const IN_LINE = 20;
/** How long an upload may wait to be used. */
const UNUSED_MS = 3_600_000;
/** Files removed in one sweep. */
const SWEPT = 500;

/** The kinds that whoever has their address may see. */
export const OPEN_KINDS = (Object.keys(PICTURE_KINDS) as PictureKind[]).filter(
  (kind) => PICTURE_KINDS[kind].open,
);

/** Where an open picture is served; null without one. */
export function pictureUrl(key: string | null): string | null {
  return key && `${API_BASE}/pictures/${key}.webp`;
}

/** Pictures in a storage: the local disk unless a test gives another. */
export function createPictures({
  db,
  clock,
  dataDir,
  storage = createLocalStorage(join(dataDir, 'media')),
}: {
  db: Db;
  clock: Clock;
  dataDir: string;
  storage?: Storage;
}): Pictures {
  const inTurn = createTurns(AT_ONCE, IN_LINE);
  const now = () => new Date(clock.now());
  return {
    async take(ownerId, kind, upload) {
      const drawn = await inTurn(() => drawPicture(upload, kind));
      if (isRefusal(drawn)) return drawn;
      const key = randomBytes(16).toString('hex');
      // Noted first: whatever happens from here on, the sweep knows of the file.
      await notePicture(db, key, { ownerId, kind, drawn, now: now() });
      await storage.write(key, drawn.content);
      return key;
    },
    keep: (tx, key, owner) => keepPicture(tx, key, { ...owner, now: now() }),
    drop: (tx, key) => dropPicture(tx, key, now()),
    read: async (key, kinds) => ((await isKept(db, key, kinds)) ? storage.read(key) : null),
    async sweep() {
      await dropForgotten(db, { before: new Date(clock.now() - UNUSED_MS), now: now() });
      for (const key of await listDropped(db, SWEPT)) {
        await storage.remove(key);
        await forgetPicture(db, key);
      }
    },
  };
}

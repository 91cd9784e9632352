import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { rooms } from '@pulse/demo-data/rooms';
import type { Storage } from '../../platform/storage/files/storage.ts';
import { filesOf } from '../../platform/storage/image-kinds.ts';
import { roomFilePath } from './room-files.ts';

const folder = new URL('./files/', import.meta.url);

/** The key under which the picture of a venue's room is stored; the same at every start. */
export function roomKey(venue: string): string {
  return createHash('sha256').update(`pulse demo room ${venue}`).digest('hex').slice(0, 32);
}

/** The size of all files of a venue's room, in bytes. */
export async function roomBytes(venue: string): Promise<number> {
  const files = filesOf('venue_image').map(({ suffix }) => roomFile(venue, suffix));
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

const roomFile = (venue: string, suffix: string) => new URL(roomFilePath(venue, suffix), folder);

/**
 * Stores the pictures of the demo's rooms, as if their partners had uploaded them. Comes before their
 * rows: a start that is killed in between stores the same files again, and shows no venue without one.
 */
export async function storeRooms(storage: Storage): Promise<void> {
  for (const { venue } of rooms)
    for (const { suffix } of filesOf('venue_image')) {
      const file = await readFile(roomFile(venue, suffix));
      await storage.write(roomKey(venue) + suffix, file);
    }
}

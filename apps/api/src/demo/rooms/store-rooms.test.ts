import { rooms } from '@pulse/demo-data/rooms';
import { expect, test } from 'vitest';
import type { Storage } from '../../platform/storage/files/storage.ts';
import { filesOf } from '../../platform/storage/image-kinds.ts';
import { roomKey, storeRooms } from './store-rooms.ts';

const KILOBYTE = 1024;

test('each of the 30 rooms is stored in all sizes, small enough for a list', async () => {
  const stored = new Map<string, Uint8Array>();
  const storage: Storage = {
    async write(name, content) {
      stored.set(name, content);
    },
    read: async () => null,
    async remove() {},
  };
  await storeRooms(storage);
  expect(rooms).toHaveLength(30);
  expect(new Set(rooms.map(({ venue }) => roomKey(venue))).size).toBe(30);
  expect(stored.size).toBe(30 * filesOf('venue_image').length);
  for (const { venue } of rooms)
    expect(stored.get(`${roomKey(venue)}-640.avif`)?.length).toBeLessThan(12 * KILOBYTE);
});

import { rooms } from '@pulse/demo-data/rooms';
import type { EpochMs } from '@pulse/domain';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/transaction.ts';
import { roomBytes, roomKey } from '../rooms/store-rooms.ts';

/** Pixels of the largest file. */
const size = { width: 1600, height: 1200 };

/** Inserts the picture of each of the best-known venues as its first image. */
export async function seedRooms(tx: Tx, now: EpochMs): Promise<void> {
  const at = new Date(now);
  const stored = rooms.map(({ venue, alt }) => ({ venue, alt, key: roomKey(venue) }));
  const sizes = await Promise.all(rooms.map(({ venue }) => roomBytes(venue)));
  await sql`
    INSERT INTO images (key, kind, bytes, width, height, created_at, attached_at)
    SELECT key, 'venue_image', bytes, ${size.width}, ${size.height}, ${at}, ${at}
    FROM unnest(${stored.map(({ key }) => key)}::text[], ${sizes}::int[]) AS room (key, bytes)`.execute(
    tx,
  );
  await sql`
    INSERT INTO venue_images (venue_id, sort_order, storage_key, alt_text)
    SELECT v.id, 0, room.key, room.alt
    FROM unnest(${stored.map(({ venue }) => venue)}::text[], ${stored.map(({ key }) => key)}::text[],
      ${stored.map(({ alt }) => alt)}::text[]) AS room (venue, key, alt)
    JOIN venues v ON v.name = room.venue`.execute(tx);
}

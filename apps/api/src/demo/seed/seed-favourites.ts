import type { EpochMs } from '@pulse/domain';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/transaction.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The demo member's favourites, the latest first. */
const demoMemberFavourites = [
  'Nafas Studio',
  'Jabal Bloc',
  'Bahr Swim Club',
  'Gemmayzeh Pilates Rooms',
  'Jbeil Runners',
];

/** Inserts the demo member's favourites, added over five weeks. */
export async function seedFavourites(tx: Tx, now: EpochMs): Promise<void> {
  const marked = demoMemberFavourites.map((_, index) => new Date(now - (index * 6 + 2) * DAY_MS));
  await sql`
    INSERT INTO favourites (user_id, venue_id, created_at)
    SELECT u.id, v.id, liked.at
    FROM unnest(${demoMemberFavourites}::text[], ${marked}::timestamptz[]) AS liked (name, at)
    JOIN venues v ON v.name = liked.name AND v.status = 'published'
    CROSS JOIN users u WHERE u.email = 'member@pulse.test'
    ON CONFLICT DO NOTHING`.execute(tx);
}

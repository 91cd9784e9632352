import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ReviewWorld, reviewWorld } from '../../../test/review-world.ts';

let world: ReviewWorld;
beforeAll(async () => {
  world = await reviewWorld();
  const { db } = world.deps;
  // 200 other venues with 25 reviews each: enough for plans to matter.
  for (let person = 0; person < 25; person += 1) await world.member(null);
  const other = await world.anotherVenue({ name: 'Other' });
  await sql`
    INSERT INTO venues (organisation_id, name, latitude, longitude, time_zone, status)
    SELECT organisation_id, 'Other ' || n, latitude, longitude, time_zone, status
    FROM venues, generate_series(1, 200) AS n WHERE id = ${other}`.execute(db);
  await sql`
    INSERT INTO reviews (venue_id, user_id, rating, text, created_at)
    SELECT v.id, u.id, 4, 'Warm and friendly.', now() - random() * interval '300 days'
    FROM venues v, users u WHERE u.role = 'member'`.execute(db);
  await sql`VACUUM ANALYZE reviews`.execute(db);
});
afterAll(() => world.close());

async function planOf(query: ReturnType<typeof sql>): Promise<string> {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`EXPLAIN ${query}`.execute(world.deps.db);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

test('the rating of a venue is read from the index alone', async () => {
  const plan = await planOf(sql`SELECT count(*), avg(r.rating) FROM reviews r
    WHERE r.venue_id = ${world.venueId}`);
  expect(plan).toContain('Index Only Scan using reviews_venue_newest_idx');
});

test('a page of reviews and the own one are read by index', async () => {
  const page = await planOf(sql`SELECT r.id FROM reviews r WHERE r.venue_id = ${world.venueId}
    ORDER BY r.created_at DESC, r.id DESC LIMIT 11`);
  expect(page).toContain('reviews_venue_newest_idx');
  expect(page).not.toContain('Sort');
  const own = await planOf(sql`SELECT r.text FROM reviews r
    WHERE r.user_id = ${randomUUID()} AND r.venue_id = ${world.venueId}`);
  expect(own).toContain('reviews_one_a_member_and_venue');
});

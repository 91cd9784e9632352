import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { fixture, test } from '../../../../test/fixtures/review-fixture.ts';

test.beforeAll(async () => {
  const { db } = fixture.deps;
  // 200 other venues with 25 reviews each: enough for plans to matter.
  for (let person = 0; person < 25; person += 1) await fixture.createMember(null);
  const other = await fixture.createVenue({ name: 'Other' });
  await sql`
    INSERT INTO venues (organisation_id, name, latitude, longitude, time_zone, status)
    SELECT organisation_id, 'Other ' || n, latitude, longitude, time_zone, status
    FROM venues, generate_series(1, 200) AS n WHERE id = ${other}`.execute(db);
  await sql`
    INSERT INTO reviews (venue_id, user_id, rating, text, created_at)
    SELECT v.id, u.id, 4, 'Warm and friendly.', now() - random() * interval '300 days'
    FROM venues v, users u WHERE u.role = 'member'`.execute(db);
  await sql`
    INSERT INTO review_reports (review_id, user_id, reason, decided_at, outcome)
    SELECT r.id, r.user_id, 'insulting', now(), 'kept' FROM reviews r`.execute(db);
  await sql`UPDATE review_reports SET decided_at = NULL, outcome = NULL
    WHERE review_id IN (SELECT id FROM reviews LIMIT 20)`.execute(db);
  await sql`VACUUM ANALYZE reviews, review_reports`.execute(db);
});

async function planOf(query: ReturnType<typeof sql>): Promise<string> {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`EXPLAIN ${query}`.execute(fixture.deps.db);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

test('the rating of a venue is an index-only scan', async () => {
  const plan = await planOf(sql`SELECT count(*), avg(r.rating) FROM reviews r
    WHERE r.venue_id = ${fixture.venueId} AND r.taken_down_at IS NULL`);
  expect(plan).toContain('Index Only Scan using reviews_venue_newest_idx');
});

test('a page of reviews and a person’s own one are read by index', async () => {
  const page = await planOf(sql`SELECT r.id FROM reviews r WHERE r.venue_id = ${fixture.venueId}
    AND r.taken_down_at IS NULL ORDER BY r.created_at DESC, r.id DESC LIMIT 11`);
  expect(page).toContain('reviews_venue_newest_idx');
  expect(page).not.toContain('Sort');
  const own = await planOf(sql`SELECT r.text FROM reviews r
    WHERE r.user_id = ${randomUUID()} AND r.venue_id = ${fixture.venueId}`);
  expect(own).toContain('reviews_one_per_member_and_venue');
});

test('open reports are read from their index, however many are closed', async () => {
  const waiting = await planOf(sql`SELECT review_id, count(*), min(created_at) FROM review_reports
    WHERE decided_at IS NULL GROUP BY review_id ORDER BY min(created_at), review_id LIMIT 21`);
  expect(waiting).toContain('review_reports_open_idx');
  const count = await planOf(sql`SELECT count(DISTINCT review_id) FROM review_reports
    WHERE decided_at IS NULL`);
  expect(count).toContain('review_reports_open_idx');
});

test('the reviews without an answer are read from their index, for the list and for their number', async () => {
  const page = await planOf(sql`SELECT r.id FROM venues v CROSS JOIN LATERAL (
      SELECT id, created_at FROM reviews WHERE venue_id = v.id AND answer IS NULL
        AND taken_down_at IS NULL ORDER BY created_at DESC, id DESC LIMIT 21) r
    WHERE v.id = ${fixture.venueId} ORDER BY r.created_at DESC, r.id DESC LIMIT 21`);
  expect(page).toContain('reviews_to_answer_idx');
});

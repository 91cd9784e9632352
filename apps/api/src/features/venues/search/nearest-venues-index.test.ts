import { createManyVenues, createOrganisation } from '@pulse/test-data';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { api, test } from '../../../../test/api-test.ts';

test('venues that are added in the order of a street leave the index of places small', async () => {
  const { db } = api.deps;
  await createManyVenues(db, {
    latitude: -33.1,
    longitude: -101.4,
    count: 1000,
    organisation_id: await createOrganisation(db, { name: 'Thousand Isles' }),
    name: 'Isle',
    city: 'Thousand Isles',
    time_zone: 'Etc/UTC',
    yogaClass: { title: 'Tide Flow', startsAt: api.clock.now() },
  });
  const { rows } = await sql<{ pages: number }>`
    SELECT (pg_relation_size('venues_nearest_idx') / 8192)::int AS pages`.execute(db);
  // Of points instead of small boxes it has thousands.
  expect(rows[0]?.pages).toBeLessThan(100);
});

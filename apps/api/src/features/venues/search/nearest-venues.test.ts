import { distanceMetres } from '@pulse/domain';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { api, test } from '../../../../test/api-test.ts';
import { aClassSession, aVenue } from '../../../../test/builders.ts';
import type { BoundingBox } from './bounding-box.ts';
import { nearestVenues, type VenueArea } from './nearest-venues.sql.ts';
import { placeCells } from './place-cells.ts';

interface Place {
  id: string;
  latitude: number;
  longitude: number;
}

let places: Place[];

// All over the world, and close together around one point.
test.beforeAll(async () => {
  const { db } = api.deps;
  await aVenue(db, { name: 'Draft', status: 'draft' });
  const { rows } = await sql<Place>`
    WITH everywhere AS (SELECT setseed(0.5)), places AS (
      SELECT asin(2 * random() - 1) * 180 / pi() AS latitude, random() * 360 - 180 AS longitude
      FROM everywhere, generate_series(1, 2000)
      UNION ALL SELECT 33.9 + random() * 0.01, 35.5 + random() * 0.01 FROM generate_series(1, 200)
      UNION ALL SELECT 33.9, 35.5 FROM generate_series(1, 3)
    )
    INSERT INTO venues (organisation_id, name, latitude, longitude, time_zone, status)
    SELECT (SELECT organisation_id FROM venues LIMIT 1), 'Venue', latitude, longitude, 'Asia/Beirut',
      'published' FROM places
    RETURNING id, latitude, longitude`.execute(db);
  places = rows;
});

// In millionths of a degree, as the contract reads them.
const degrees = (max: number) =>
  fc.integer({ min: -max * 1e6, max: max * 1e6 }).map((millionths) => millionths / 1e6);
const point = fc.record({ latitude: degrees(90), longitude: degrees(180) });
const box = fc.tuple(point, point).map(([one, other]): BoundingBox => {
  const [south, north] = [one.latitude, other.latitude].sort((a, b) => a - b);
  const [west, east] = [one.longitude, other.longitude].sort((a, b) => a - b);
  return { west: west ?? 0, south: south ?? 0, east: east ?? 0, north: north ?? 0 };
});

async function listNearest(from: Omit<Place, 'id'>, area: VenueArea): Promise<Place[]> {
  const { rows } = await sql<Place>`
    SELECT v.id, v.latitude, v.longitude FROM ${nearestVenues(from, area)} AS v
    ORDER BY v.chord, v.id`.execute(api.deps.db);
  return rows;
}

const ids = (found: readonly Place[]) => found.map(({ id }) => id).sort();

test('the venues of a circle are those within its radius, nearest first', async () => {
  for (const [from, radius_km] of fc.sample(
    fc.tuple(point, fc.constantFrom(1, 500, 3000, 15_000, 25_000)),
    { numRuns: 60, seed: 12 },
  )) {
    const found = await listNearest(from, { near: from, radius_km });
    expect(ids(found)).toEqual(
      ids(places.filter((place) => distanceMetres(from, place) <= radius_km * 1000)),
    );
    const distances = found.map((place) => distanceMetres(from, place));
    for (const [index, distance] of distances.entries())
      expect(distance).toBeGreaterThanOrEqual((distances[index - 1] ?? 0) - 0.001);
  }
});

test('the venues of a box are those in it, however large it is', async () => {
  const town = { west: 35.5, south: 33.9, east: 35.505, north: 33.905 };
  for (const bbox of [town, ...fc.sample(box, { numRuns: 150, seed: 13 })]) {
    const from = { latitude: bbox.south, longitude: bbox.west };
    expect(ids(await listNearest(from, { bbox, radius_km: 1 }))).toEqual(
      ids(
        places.filter(
          ({ latitude, longitude }) =>
            latitude >= bbox.south &&
            latitude <= bbox.north &&
            longitude >= bbox.west &&
            longitude <= bbox.east,
        ),
      ),
    );
  }
});

test('the cells of a box contain the cell of each place in it, by the function of the database', async () => {
  const { rows } = await sql<Place & { cell: number }>`
    SELECT id, latitude, longitude, place_cell(latitude, longitude) AS cell FROM venues`.execute(
    api.deps.db,
  );
  for (const { latitude, longitude, cell } of rows) {
    const cells = placeCells({
      west: longitude,
      south: latitude - 0.1,
      east: Math.min(180, longitude + 0.3),
      north: latitude,
    });
    expect(cells).toContain(cell);
  }
  expect(placeCells({ west: 0, south: 0, east: 1, north: 1 })).toBeNull();
});

test('a class is found where its venue is, also after the venue has moved', async () => {
  const { db } = api.deps;
  api.clock.set('2026-11-23T10:00:00Z');
  const venue_id = await aVenue(db, { latitude: 47.37, longitude: 8.54 });
  const id = await aClassSession(db, { venue_id, starts_at: '2026-11-24T10:00:00Z' });
  const foundNear = async (near: string) => {
    const { body } = await api.anonymous.get(`/class-sessions?date=2026-11-24&near=${near}`);
    return body.items.map((session: { id: string }) => session.id);
  };
  expect(await foundNear('47.37,8.54')).toEqual([id]);
  await db
    .updateTable('venues')
    .set({ latitude: 46.2, longitude: 6.14 })
    .where('id', '=', venue_id)
    .execute();
  expect(await foundNear('47.37,8.54')).toEqual([]);
  expect(await foundNear('46.2,6.14')).toEqual([id]);
});

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('../../../../../public/map/', import.meta.url);

test('no outline of the land runs across the antimeridian', () => {
  const land: { coordinates: [number, number][][][] } = JSON.parse(
    readFileSync(new URL('land.json', folder), 'utf8'),
  );
  // Along the pole, below the edge of the map, an outline may cross from one side to the other.
  const edge = -85;
  const jumps = land.coordinates.flat().flatMap((ring) =>
    ring.filter(([x, y], index) => {
      const [before, lower] = ring[index - 1] ?? [x, y];
      return Math.abs(x - before) > 180 && Math.max(y, lower) > edge;
    }),
  );
  expect(jumps).toEqual([]);
  expect(land.coordinates.length).toBeGreaterThan(500);
});

test('the map stays small enough to be loaded with the page that shows it', () => {
  const bytes = readdirSync(folder).map((file) => statSync(new URL(file, folder)).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(2_500_000);
});

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

interface Town {
  properties: { name: string; fr?: string; zoom: number; rank: number; capital?: true };
  geometry: { coordinates: [number, number] };
}
const { features: towns }: { features: Town[] } = JSON.parse(
  readFileSync(new URL('towns.json', folder), 'utf8'),
);
const capitals = towns.filter(({ properties }) => properties.capital);

test('where a country fills the map its capital has its name, before any other town', () => {
  const names = capitals.map(({ properties }) => properties.name);
  expect(names).toEqual(expect.arrayContaining(['Beirut', 'Paris', 'Berlin', 'Vienna', 'Bern']));
  const others = towns.filter(({ properties }) => !properties.capital);
  const ranks = (some: Town[]) => some.map(({ properties }) => properties.rank);
  expect(Math.max(...ranks(capitals))).toBeLessThan(Math.min(...ranks(others)));
  for (const { properties } of capitals) expect(properties.zoom).toBeLessThanOrEqual(3);
});

test('suburbs of a capital are not named where the whole country is shown', () => {
  const suburbs = ['Bourj Hammoud', 'Sin el Fil', 'Furn el Chebbak', 'Dekwaneh'];
  const shown = towns.filter(({ properties }) => suburbs.includes(properties.name));
  expect(shown).toHaveLength(suburbs.length);
  for (const { properties } of shown) expect(properties.zoom).toBeGreaterThanOrEqual(8);
});

test('towns are named in the language of the reader', () => {
  const named = (name: string) => towns.find(({ properties }) => properties.name === name);
  expect(named('Beirut')?.properties).toMatchObject({ fr: 'Beyrouth' });
  expect(named('Munich')?.properties).toMatchObject({ de: 'München' });
});

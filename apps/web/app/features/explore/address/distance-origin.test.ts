import { expect, test } from 'vitest';
import { distanceOrigin } from './distance-origin.ts';
import type { ExplorePlace } from './explore-address.ts';

const beirut: ExplorePlace = { kind: 'city', name: 'Beirut', latitude: 33.892, longitude: 35.51 };
const hamra = { latitude: 33.8966, longitude: 35.4828 };
const paris = { latitude: 48.8566, longitude: 2.3522 };

test('distances are from the reader wherever in the city, or on the map, the search is', () => {
  expect(distanceOrigin(beirut, hamra)).toEqual(hamra);
  expect(distanceOrigin({ kind: 'box', box: [35.4, 33.8, 35.6, 33.95] }, hamra)).toEqual(hamra);
});

test('a reader too far away sees no distances', () => {
  expect(distanceOrigin(beirut, paris)).toBeNull();
  expect(distanceOrigin(beirut, null)).toBeNull();
});

test('a search near a point is measured from that point when the reader is elsewhere', () => {
  const near: ExplorePlace = { kind: 'near', ...hamra };
  expect(distanceOrigin(near, null)).toBe(near);
  expect(distanceOrigin(near, paris)).toBe(near);
});

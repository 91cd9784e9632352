import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceMetres } from './distance.ts';

const beirut = { latitude: 33.8938, longitude: 35.5018 };
const place = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

test('Beirut to Tripoli is about 69 km, to Paris about 3,190 km', () => {
  const tripoli = { latitude: 34.4367, longitude: 35.8497 };
  expect(distanceMetres(beirut, tripoli) / 1000).toBeCloseTo(68.4, 0);
  const paris = { latitude: 48.8566, longitude: 2.3522 };
  expect(distanceMetres(beirut, paris) / 1000).toBeGreaterThan(3_150);
  expect(distanceMetres(beirut, paris) / 1000).toBeLessThan(3_220);
});

test('the shorter way is taken across the antimeridian', () => {
  const east = { latitude: 0, longitude: 179.9 };
  const west = { latitude: 0, longitude: -179.9 };
  expect(distanceMetres(east, west) / 1000).toBeCloseTo(22.24, 1);
});

test('a distance is never negative, the same both ways, and at most half the way around', () => {
  fc.assert(
    fc.property(place, place, (from, to) => {
      const metres = distanceMetres(from, to);
      expect(metres).toBeGreaterThanOrEqual(0);
      expect(metres).toBeLessThanOrEqual(20_015_200);
      expect(distanceMetres(to, from)).toBeCloseTo(metres, 3);
    }),
  );
});

import { expect, test } from 'vitest';
import { readPair, readPoint, toCoordinate } from './position.ts';

test('typed coordinates are a point, with a point or a comma', () => {
  expect(readPoint({ latitude: '33,8938', longitude: '35.5018' })).toEqual({
    lat: 33.8938,
    lng: 35.5018,
  });
  expect(readPoint({ latitude: '0', longitude: '9.45' })).toEqual({ lat: 0, lng: 9.45 });
});

test.each([
  ['', ''],
  ['33.9', ''],
  ['91', '35'],
  ['33', '181'],
  ['0', '0'],
  ['north', '35'],
])('%s and %s are no point', (latitude, longitude) => {
  expect(readPoint({ latitude, longitude })).toBeNull();
});

test('a pair from a map app fills both fields', () => {
  const pair = { latitude: '33.8938', longitude: '35.5018' };
  expect(readPair(' 33.8938, 35.5018 ')).toEqual(pair);
  expect(readPair('33.8938 35.5018')).toEqual(pair);
  expect(readPair('33,8938')).toBeNull();
  expect(readPair('33.8938')).toBeNull();
});

test('a placed pin has six decimals at most', () => {
  expect(toCoordinate(35.501_812_345_6)).toBe('35.501812');
  expect(toCoordinate(9)).toBe('9');
});

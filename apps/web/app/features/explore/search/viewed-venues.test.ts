import { beforeEach, expect, test, vi } from 'vitest';
import { storageOf } from '#ui/network/stub-storage.ts';
import { readViewedVenues, removeViewedVenue, saveViewedVenue } from './viewed-venues.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', storageOf(stored));
});

const venue = (id: string, name = `Venue ${id}`) => ({
  id,
  name,
  city: 'Beirut',
  district: 'Hamra',
});

test('the latest venue comes first, once, and under its current name', () => {
  saveViewedVenue(venue('a', 'Old name'));
  saveViewedVenue(venue('b'));
  saveViewedVenue(venue('a', 'New name'));
  expect(readViewedVenues()).toEqual([venue('a', 'New name'), venue('b')]);
});

test('the last eight are stored', () => {
  for (let index = 0; index < 11; index += 1) saveViewedVenue(venue(`${index}`));
  expect(
    readViewedVenues()
      .map(({ id }) => id)
      .join(),
  ).toBe('10,9,8,7,6,5,4,3');
});

test('nothing but the name and the place of a venue is stored', () => {
  const loaded = { ...venue('a'), phone: '+961 1 000 000' };
  saveViewedVenue(loaded);
  expect(readViewedVenues()).toEqual([venue('a')]);
});

test('one venue can be removed', () => {
  saveViewedVenue(venue('a'));
  saveViewedVenue(venue('b'));
  expect(removeViewedVenue('b')).toEqual([venue('a')]);
  expect(readViewedVenues()).toEqual([venue('a')]);
});

test('invalid entries in the storage are ignored', () => {
  stored.set('pulse_viewed_venues', '[{"id":"a","name":"No place"},7,null]');
  expect(readViewedVenues()).toEqual([]);
  stored.set('pulse_viewed_venues', 'not json');
  expect(readViewedVenues()).toEqual([]);
});

test('the storage key has the prefix that signing out deletes', () => {
  saveViewedVenue(venue('a'));
  for (const key of stored.keys()) expect(key).toMatch(/^pulse_/);
});

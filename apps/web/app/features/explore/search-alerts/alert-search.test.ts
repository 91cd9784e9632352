import { expect, test } from 'vitest';
import { readExploreAddress, writeExploreAddress } from '../address/explore-address.ts';
import {
  filtersNotKept,
  keyOfAlertSearch,
  toAlertSearch,
  toExploreSearch,
} from './alert-search.ts';

const search = (address: string) => readExploreAddress(new URLSearchParams(address));
const beirut = { kind: 'city', name: 'Beirut', latitude: 33.89251, longitude: 35.51 } as const;

test('a search in a city keeps its name, its rounded middle and the radius of the search', () => {
  expect(toAlertSearch(search(''), beirut, '2026-11-24')).toMatchObject({
    date: '2026-11-24',
    place_name: 'Beirut',
    near: { latitude: 33.893, longitude: 35.51, radius_km: 15 },
    bbox: null,
  });
  const small = toAlertSearch(search(''), { ...beirut, km: 4 }, null);
  expect(small).toMatchObject({ date: null, near: { radius_km: 4 } });
});

test('a search around the member has no name of a place', () => {
  const near = { kind: 'near', latitude: 33.9, longitude: 35.5 } as const;
  expect(toAlertSearch(search(''), near, null)).toMatchObject({
    place_name: null,
    near: { latitude: 33.9, longitude: 35.5, radius_km: 15 },
    bbox: null,
  });
});

test('a search on the map and one around Lebanon keep the sides of their area', () => {
  const box = { kind: 'box', box: [35.1, 33.2, 35.3, 33.4] } as const;
  expect(toAlertSearch(search(''), { ...box, box: [...box.box] }, null)).toMatchObject({
    near: null,
    bbox: { west: 35.1, south: 33.2, east: 35.3, north: 33.4 },
  });
  expect(toAlertSearch(search(''), { kind: 'lebanon' }, null)).toMatchObject({
    near: null,
    bbox: { west: 35.05, south: 33.03, east: 36.66, north: 34.72 },
  });
});

test('what is asked of the class and the venue is kept', () => {
  const asked = search(
    'q=+flow+&activity=yoga,pilates&amenity=sauna&tier=plus&level=beginner&language=fr&women=1&from=18:00&to=20:00&coach=0a0a0a0a-0a0a-0a0a-0a0a-0a0a0a0a0a0a',
  );
  expect(toAlertSearch(asked, beirut, null)).toMatchObject({
    q: 'flow',
    activity: ['pilates', 'yoga'],
    trainer_id: '0a0a0a0a-0a0a-0a0a-0a0a-0a0a0a0a0a0a',
    amenity: ['sauna'],
    tier: 'plus',
    level: 'beginner',
    language: ['fr'],
    women_only: true,
    from_time: '18:00',
    to_time: '20:00',
  });
});

test('what depends on the member or the moment is not kept, and is named', () => {
  const asked = search('open=1&plan=1&places=1&favourites=1&reach=33.9,35.5&sort=rated&tier=plus');
  expect(toAlertSearch(asked, beirut, null)).toEqual(
    toAlertSearch(search('tier=plus'), beirut, null),
  );
  expect(filtersNotKept(asked)).toEqual(['open_now', 'bookable', 'travel_time', 'favourites']);
  expect(filtersNotKept(search('tier=plus&places=1'))).toEqual([]);
});

test.each([
  'city=Beirut&km=15&at=33.892,35.510&date=2026-11-24&activity=pilates,yoga&women=1',
  'at=33.892,35.510&q=flow&from=18:00',
  'area=lebanon&tier=plus&level=advanced&language=ar,fr',
  'box=35.100,33.200,35.300,33.400&amenity=sauna',
])('a kept search opens as the same search: %s', (address) => {
  const asked = search(address);
  if (!asked.place) throw new Error('The address has no place.');
  const kept = toAlertSearch(asked, asked.place, asked.date);
  const opened = writeExploreAddress(toExploreSearch(kept));
  expect(decodeURIComponent(opened.toString())).toBe(
    decodeURIComponent(writeExploreAddress(asked).toString()),
  );
});

test('the same search has one key whatever its order; another day has another', () => {
  const one = toAlertSearch(search('activity=yoga,pilates'), beirut, null);
  const other = { ...one, activity: one.activity.toReversed() };
  expect(keyOfAlertSearch(other)).toBe(keyOfAlertSearch(one));
  expect(keyOfAlertSearch({ ...one, date: '2026-11-24' })).not.toBe(keyOfAlertSearch(one));
  expect(keyOfAlertSearch({ ...one, women_only: true })).not.toBe(keyOfAlertSearch(one));
});

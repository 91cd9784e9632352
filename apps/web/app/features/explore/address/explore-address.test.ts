import { expect, test } from 'vitest';
import {
  countFilters,
  type ExploreSearch,
  noFilters,
  readExploreAddress,
  writeExploreAddress,
} from './explore-address.ts';

const search: ExploreSearch = {
  place: { kind: 'city', name: 'Beirut', latitude: 33.892, longitude: 35.51 },
  date: '2026-11-27',
  q: 'yoga hamra',
  from: '17:30',
  to: null,
  activities: ['yoga', 'breath'],
  coach: '0b6f4b4e-7a50-4d5c-9d7c-0f6a0a8f5b11',
  amenities: ['showers'],
  tier: 'plus',
  level: 'beginner',
  languages: ['ar', 'fr'],
  womenOnly: true,
  openNow: true,
  inPlan: true,
  hasPlaces: false,
  favourites: true,
  travelFrom: { latitude: 33.894, longitude: 35.502 },
  travelMode: 'bicycle',
  sort: 'soonest',
  venue: '72461565-69dd-832f-a3db-4aaff43b73ab',
};

test('the URL of a search opens the same search', () => {
  expect(readExploreAddress(writeExploreAddress(search))).toEqual(search);
});

test('the URL keeps the radius of a district', () => {
  const place = {
    kind: 'city' as const,
    name: 'Hamra',
    latitude: 33.897,
    longitude: 35.483,
    km: 2,
  };
  expect(readExploreAddress(writeExploreAddress({ ...search, place })).place).toEqual(place);
});

test('the URL keeps a map area and a position too', () => {
  const box: ExploreSearch = { ...search, place: { kind: 'box', box: [35.4, 33.8, 35.6, 33.95] } };
  expect(readExploreAddress(writeExploreAddress(box))).toEqual(box);
  const near: ExploreSearch = {
    ...search,
    place: { kind: 'near', latitude: 34.121, longitude: 35.648 },
  };
  expect(readExploreAddress(writeExploreAddress(near))).toEqual(near);
});

test('a link from outside names a point, a day and words', () => {
  const linked = readExploreAddress(new URLSearchParams('q=yoga&date=2026-11-27&near=33.9,35.5'));
  const place = { kind: 'near', latitude: 33.9, longitude: 35.5 };
  expect(linked).toMatchObject({ place, q: 'yoga', date: '2026-11-27' });
});

test('the default place is in the URL, so that a copied one shows the same', () => {
  const lebanon: ExploreSearch = { ...search, place: { kind: 'lebanon' } };
  expect(writeExploreAddress(lebanon).get('area')).toBe('lebanon');
  expect(readExploreAddress(writeExploreAddress(lebanon))).toEqual(lebanon);
});

test('the means of travel belongs to the travel-time filter, and is walking without a choice', () => {
  expect(writeExploreAddress(search).get('by')).toBe('bicycle');
  expect(writeExploreAddress({ ...search, travelFrom: null }).has('by')).toBe(false);
  expect(readExploreAddress(new URLSearchParams('reach=33.9,35.5')).travelMode).toBe('walk');
  expect(readExploreAddress(new URLSearchParams('reach=33.9,35.5&by=boat')).travelMode).toBe(
    'walk',
  );
});

test('a position in the URL is rounded to a hundred metres', () => {
  const place = { kind: 'near' as const, latitude: 33.8938123, longitude: 35.5018456 };
  expect(writeExploreAddress({ ...search, place }).get('at')).toBe('33.894,35.502');
});

test('invalid parameters are ignored', () => {
  const read = readExploreAddress(
    new URLSearchParams(
      'at=x,200&date=tomorrow&from=25:00&activity=chess,yoga&tier=gold&box=1,2&coach=me&level=all&language=xx,de&women=yes',
    ),
  );
  expect(read).toMatchObject({ place: null, date: null, from: null, tier: null, coach: null });
  expect(read.activities).toEqual(['yoga']);
  expect(read).toMatchObject({ level: null, languages: ['de'], womenOnly: false });
});

test('filters are counted, and clearing them keeps place and day', () => {
  expect(countFilters(search)).toBe(12);
  const cleared = { ...search, ...noFilters };
  expect(countFilters(cleared)).toBe(0);
  expect(cleared).toMatchObject({ place: search.place, date: search.date, q: '' });
});

test('the usual order is not in the URL, and an unknown one is the usual', () => {
  expect(writeExploreAddress({ ...search, sort: 'nearest' }).has('sort')).toBe(false);
  expect(writeExploreAddress({ ...search, sort: 'rated' }).get('sort')).toBe('rated');
  expect(readExploreAddress(new URLSearchParams('sort=cheapest')).sort).toBe('nearest');
});

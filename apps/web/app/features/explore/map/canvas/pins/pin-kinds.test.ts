import { expect, test } from 'vitest';
import type { MapVenue } from '../cluster-venues.ts';
import { kindsOf } from './pin-kinds.ts';

const marker = (...venues: [id: string, state: MapVenue['state']][]) => ({
  key: venues.join(),
  lat: 0,
  lng: 0,
  venues: venues.map(([id, state]) => ({ id, state, lat: 0, lng: 0, label: '' })),
});

test('the legend has every kind of marker on the map once, and no other', () => {
  expect(kindsOf([], null, false)).toEqual([]);
  expect(kindsOf([marker(['a', 'next']), marker(['b', 'next'])], null, false)).toEqual(['next']);
  const all = [
    marker(['a', 'full'], ['b', 'booked']),
    marker(['c', 'none']),
    marker(['d', 'booked']),
    marker(['e', 'full']),
    marker(['f', 'next']),
    marker(['g', 'past']),
  ];
  expect(kindsOf(all, null, false)).toEqual(['next', 'booked', 'full', 'past', 'none', 'cluster']);
  expect(kindsOf(all, 'f', true)).toEqual([
    'booked',
    'full',
    'past',
    'none',
    'selected',
    'cluster',
    'you',
  ]);
});

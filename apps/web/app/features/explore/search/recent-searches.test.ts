import { beforeEach, expect, test, vi } from 'vitest';
import {
  clearRecentSearches,
  readRecentSearches,
  removeRecentSearch,
  saveRecentSearch,
} from './recent-searches.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});

const textSearch = (text: string) => ({ kind: 'words' as const, words: text });
const beirut = { kind: 'city' as const, name: 'Beirut', latitude: 33.892, longitude: 35.51 };

test('the latest search comes first, and a repeated one is stored once', () => {
  saveRecentSearch(textSearch('yoga'));
  saveRecentSearch(beirut);
  saveRecentSearch(textSearch('YOGA'));
  expect(readRecentSearches()).toEqual([textSearch('YOGA'), beirut]);
});

test('the last six are stored, and a single letter is not', () => {
  for (let index = 0; index < 9; index += 1) saveRecentSearch(textSearch(`word ${index}`));
  saveRecentSearch(textSearch('y'));
  expect(readRecentSearches()).toHaveLength(6);
  expect(readRecentSearches()[0]).toEqual(textSearch('word 8'));
});

test('one search or all of them can be removed', () => {
  saveRecentSearch(textSearch('yoga'));
  saveRecentSearch(beirut);
  expect(removeRecentSearch(beirut)).toEqual([textSearch('yoga')]);
  expect(readRecentSearches()).toEqual([textSearch('yoga')]);
  expect(clearRecentSearches()).toEqual([]);
  expect(readRecentSearches()).toEqual([]);
});

test('invalid entries in the storage are ignored', () => {
  stored.set('pulse_explore_recent', '[{"kind":"city","name":"Beirut"},7,null,{"kind":"words"}]');
  expect(readRecentSearches()).toEqual([]);
  stored.set('pulse_explore_recent', 'not json');
  expect(readRecentSearches()).toEqual([]);
});

test('the storage key has the prefix that signing out deletes', () => {
  saveRecentSearch(beirut);
  for (const key of stored.keys()) expect(key).toMatch(/^pulse_/);
});

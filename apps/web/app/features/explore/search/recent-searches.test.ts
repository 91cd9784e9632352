import { beforeEach, expect, test, vi } from 'vitest';
import {
  clearRecentSearches,
  readRecentSearches,
  removeRecentSearch,
  saveRecentSearch,
} from './recent-searches.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

const words = (text: string) => ({ kind: 'words' as const, words: text });
const beirut = { kind: 'city' as const, name: 'Beirut', latitude: 33.892, longitude: 35.51 };

test('the latest search comes first, and one made again is kept once', () => {
  saveRecentSearch(words('yoga'));
  saveRecentSearch(beirut);
  saveRecentSearch(words('YOGA'));
  expect(readRecentSearches()).toEqual([words('YOGA'), beirut]);
});

test('the last six are kept, and a single letter is no search', () => {
  for (let index = 0; index < 9; index += 1) saveRecentSearch(words(`word ${index}`));
  saveRecentSearch(words('y'));
  expect(readRecentSearches()).toHaveLength(6);
  expect(readRecentSearches()[0]).toEqual(words('word 8'));
});

test('one can be forgotten, and all of them', () => {
  saveRecentSearch(words('yoga'));
  saveRecentSearch(beirut);
  expect(removeRecentSearch(beirut)).toEqual([words('yoga')]);
  expect(readRecentSearches()).toEqual([words('yoga')]);
  expect(clearRecentSearches()).toEqual([]);
  expect(readRecentSearches()).toEqual([]);
});

test('what somebody else wrote there is left out', () => {
  kept.set('pulse_explore_recent', '[{"kind":"city","name":"Beirut"},7,null,{"kind":"words"}]');
  expect(readRecentSearches()).toEqual([]);
  kept.set('pulse_explore_recent', 'not json');
  expect(readRecentSearches()).toEqual([]);
});

test('the key begins with what sign-out forgets', () => {
  saveRecentSearch(beirut);
  for (const key of kept.keys()) expect(key).toMatch(/^pulse_/);
});

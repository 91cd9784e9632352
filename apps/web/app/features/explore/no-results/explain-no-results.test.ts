import type { SearchSuggestions } from '@pulse/contract/client';
import { expect, test } from 'vitest';
import { type ExploreSearch, readExploreAddress } from '../address/explore-address.ts';
import { explainNoResults } from './explain-no-results.ts';

type Impacts = SearchSuggestions['filter_impacts'];

const search = (address: string): ExploreSearch => readExploreAddress(new URLSearchParams(address));
const suggestions = (filter_impacts: Impacts, without_filters = 7): SearchSuggestions => ({
  filter_impacts,
  without_filters,
  day: null,
  place: null,
});

test('without a filter and a text the reason is the place and the day', () => {
  expect(explainNoResults(search('date=2026-11-30'), suggestions([], 0))).toBe('place');
  expect(explainNoResults(search(''), undefined)).toBe('place');
});

test('the text is the reason when no filter is set, whatever the server suggests', () => {
  const textOnly = search('q=rania&date=2026-11-30');
  expect(explainNoResults(textOnly, suggestions([{ filter: 'q', venues: 7 }]))).toBe('text');
  expect(explainNoResults(textOnly, suggestions([{ filter: 'q', venues: 0 }]))).toBe('text');
  expect(explainNoResults(textOnly, undefined)).toBe('text');
});

test('the text is the reason when removing any filter does not help', () => {
  const impacts: Impacts = [
    { filter: 'q', venues: 3 },
    { filter: 'tier', venues: 0 },
  ];
  expect(explainNoResults(search('q=rania&tier=plus'), suggestions(impacts))).toBe('text');
});

test('a filter is the reason only when it is set and removing it helps', () => {
  const both = search('activity=yoga&tier=plus');
  const impacts = (tier: number): Impacts => [
    { filter: 'tier', venues: tier },
    { filter: 'activity', venues: 0 },
  ];
  expect(explainNoResults(both, suggestions(impacts(2)))).toBe('one-filter');
  expect(explainNoResults(both, suggestions(impacts(0)))).toBe('together');
  expect(explainNoResults(both, suggestions(impacts(0), 0))).toBe('place');
  expect(explainNoResults(both, undefined)).toBe('unknown');
});

import { useDebouncedValue } from '@mantine/hooks';
import { listCitiesOptions } from '@pulse/contract/client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ExplorePlace } from '../address/explore-address.ts';
import {
  clearRecentSearches,
  type RecentSearch,
  readRecentSearches,
  removeRecentSearch,
  saveRecentSearch,
} from './recent-searches.ts';

/** What the field offers: something looked for before, a city, or to forget what was looked for. */
export type SearchOption =
  | { kind: 'recent'; search: RecentSearch }
  | { kind: 'city'; city: Extract<ExplorePlace, { kind: 'city' }>; venues: number }
  | { kind: 'forget' };

const debounceMs = 200;
const minLetters = 2;

/** Before one types: the last searches; then the cities that begin so. */
export function useSearchOptions(text: string) {
  const [recent, setRecent] = useState(readRecentSearches);
  const [debouncedText] = useDebouncedValue(text.trim(), debounceMs);
  const enabled = debouncedText.length >= minLetters;
  const cities = useQuery({
    ...listCitiesOptions({ query: { q: debouncedText, limit: 5 } }),
    enabled: enabled,
    placeholderData: keepPreviousData,
  });
  const typing = text.trim().length >= minLetters;
  const found = enabled && typing ? (cities.data?.items ?? []) : [];
  const options: SearchOption[] = typing
    ? found.map(({ name, latitude, longitude, venues }) => ({
        kind: 'city',
        city: { kind: 'city', name, latitude, longitude },
        venues,
      }))
    : recent.map((search) => ({ kind: 'recent', search }));
  if (!typing && recent.length > 0) options.push({ kind: 'forget' });
  return {
    options,
    keep: (search: RecentSearch) => setRecent(saveRecentSearch(search)),
    forget: (search: RecentSearch) => setRecent(removeRecentSearch(search)),
    forgetAll: () => setRecent(clearRecentSearches()),
  };
}

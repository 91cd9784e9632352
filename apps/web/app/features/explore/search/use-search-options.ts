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

/** An option of the search field: a recent search, a city, or clearing the recent searches. */
export type SearchOption =
  | { kind: 'recent'; search: RecentSearch }
  | { kind: 'city'; city: Extract<ExplorePlace, { kind: 'city' }>; venues: number }
  | { kind: 'clear' };

const debounceMs = 200;
const minLetters = 2;

/** Returns the options for a text: recent searches while it is short, then matching cities. */
export function useSearchOptions(text: string) {
  const [recent, setRecent] = useState(readRecentSearches);
  const [debouncedText] = useDebouncedValue(text.trim(), debounceMs);
  const enabled = debouncedText.length >= minLetters;
  const cities = useQuery({
    ...listCitiesOptions({ query: { q: debouncedText, limit: 5 } }),
    enabled,
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
  if (!typing && recent.length > 0) options.push({ kind: 'clear' });
  return {
    options,
    save: (search: RecentSearch) => setRecent(saveRecentSearch(search)),
    remove: (search: RecentSearch) => setRecent(removeRecentSearch(search)),
    clear: () => setRecent(clearRecentSearches()),
  };
}

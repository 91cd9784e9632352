import { useDebouncedValue } from '@mantine/hooks';
import { listCitiesOptions } from '@pulse/contract/client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ExplorePlace } from './explore-address.ts';
import {
  forgetRecentSearch,
  forgetRecentSearches,
  keepRecentSearch,
  type RecentSearch,
  readRecentSearches,
} from './recent-searches.ts';

/** What the field offers: something looked for before, a city, or to forget what was looked for. */
export type SearchOption =
  | { kind: 'recent'; search: RecentSearch }
  | { kind: 'city'; city: Extract<ExplorePlace, { kind: 'city' }>; venues: number }
  | { kind: 'forget' };

const pause = 200;
const fewestLetters = 2;

/** Before one types: the last searches; then the cities that begin so. */
export function useSearchOptions(text: string) {
  const [recent, setRecent] = useState(readRecentSearches);
  const [asked] = useDebouncedValue(text.trim(), pause);
  const asks = asked.length >= fewestLetters;
  const cities = useQuery({
    ...listCitiesOptions({ query: { q: asked, limit: 5 } }),
    enabled: asks,
    placeholderData: keepPreviousData,
  });
  const typing = text.trim().length >= fewestLetters;
  const found = asks && typing ? (cities.data?.items ?? []) : [];
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
    keep: (search: RecentSearch) => setRecent(keepRecentSearch(search)),
    forget: (search: RecentSearch) => setRecent(forgetRecentSearch(search)),
    forgetAll: () => setRecent(forgetRecentSearches()),
  };
}

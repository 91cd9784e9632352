import { useDebouncedValue } from '@mantine/hooks';
import type { SearchInterpretation } from '@pulse/contract/client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ExplorePlace } from '../address/explore-address.ts';
import { interpretationQuery } from '../address/interpretation-query.ts';
import { namesFilter, type Understood } from '../address/understood-search.ts';
import {
  clearRecentSearches,
  type RecentSearch,
  readRecentSearches,
  removeRecentSearch,
  saveRecentSearch,
} from './recent-searches.ts';

/** An option of the search field: a recent search, or what the typed text may mean. */
export type SearchOption =
  | { kind: 'recent'; search: RecentSearch }
  | { kind: 'clear' }
  | { kind: 'correction'; text: string }
  | { kind: 'understood'; understood: Understood }
  | { kind: 'area'; area: SearchInterpretation['areas'][number] }
  | { kind: 'coach'; coach: SearchInterpretation['coaches'][number] }
  | { kind: 'class'; named: SearchInterpretation['classes'][number] }
  | { kind: 'venue'; venue: SearchInterpretation['venues'][number] };

const debounceMs = 250;
const minLetters = 2;

/**
 * Returns the options for a text: recent searches while it is short, then what it may mean in a place.
 * `interpretation` is that of the whole text, and undefined while it loads.
 */
export function useSearchOptions(text: string, place: ExplorePlace, date: string) {
  const [recent, setRecent] = useState(readRecentSearches);
  const typed = text.trim();
  const [debouncedText] = useDebouncedValue(typed, debounceMs);
  const { data, isPlaceholderData } = useQuery({
    ...interpretationQuery(debouncedText, place, date),
    enabled: debouncedText.length >= minLetters,
    placeholderData: keepPreviousData,
  });
  const typing = typed.length >= minLetters;
  const upToDate = typing && debouncedText === typed && !isPlaceholderData;
  return {
    options: typing ? optionsOf(data) : recentOptions(recent),
    interpretation: upToDate ? data : undefined,
    save: (search: RecentSearch) => setRecent(saveRecentSearch(search)),
    remove: (search: RecentSearch) => setRecent(removeRecentSearch(search)),
    clear: () => setRecent(clearRecentSearches()),
  };
}

function recentOptions(recent: RecentSearch[]): SearchOption[] {
  const options: SearchOption[] = recent.map((search) => ({ kind: 'recent', search }));
  return options.length > 0 ? [...options, { kind: 'clear' }] : [];
}

function optionsOf(data: SearchInterpretation | undefined): SearchOption[] {
  if (!data) return [];
  const { understood, did_you_mean: text, areas, coaches, classes, venues } = data;
  return [
    ...(text ? [{ kind: 'correction' as const, text }] : []),
    ...(namesFilter(understood) ? [{ kind: 'understood' as const, understood }] : []),
    ...areas.map((area) => ({ kind: 'area' as const, area })),
    ...coaches.map((coach) => ({ kind: 'coach' as const, coach })),
    ...classes.map((named) => ({ kind: 'class' as const, named })),
    ...venues.map((venue) => ({ kind: 'venue' as const, venue })),
  ];
}

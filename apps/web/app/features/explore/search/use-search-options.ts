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
import { readViewedVenues, removeViewedVenue, type ViewedVenue } from './viewed-venues.ts';

/** An option of the search field: a recent search or venue, or what the typed text may mean. */
export type SearchOption =
  | { kind: 'recent'; search: RecentSearch }
  | { kind: 'clear' }
  | { kind: 'viewed'; venue: ViewedVenue }
  | { kind: 'correction'; text: string }
  | { kind: 'understood'; understood: Understood }
  | { kind: 'area'; area: SearchInterpretation['areas'][number] }
  | { kind: 'coach'; coach: SearchInterpretation['coaches'][number] }
  | { kind: 'class'; named: SearchInterpretation['classes'][number] }
  | { kind: 'venue'; venue: SearchInterpretation['venues'][number] };

const debounceMs = 250;
const minLetters = 2;

/**
 * Returns the options for a text: recent searches and venues while it is short, then what it may mean in a place.
 * `interpretation` is that of the whole text, and undefined while it loads.
 */
export function useSearchOptions(text: string, place: ExplorePlace, date: string) {
  const [recent, setRecent] = useState(readRecentSearches);
  const [viewed, setViewed] = useState(readViewedVenues);
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
    options: typing ? optionsOf(data) : recentOptions(recent, viewed),
    interpretation: upToDate ? data : undefined,
    save: (search: RecentSearch) => setRecent(saveRecentSearch(search)),
    remove: (search: RecentSearch) => setRecent(removeRecentSearch(search)),
    removeViewed: (id: string) => setViewed(removeViewedVenue(id)),
    clear: () => setRecent(clearRecentSearches()),
  };
}

function recentOptions(recent: RecentSearch[], viewed: ViewedVenue[]): SearchOption[] {
  return [
    ...recent.map((search) => ({ kind: 'recent' as const, search })),
    ...(recent.length > 0 ? [{ kind: 'clear' as const }] : []),
    ...viewed.map((venue) => ({ kind: 'viewed' as const, venue })),
  ];
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

import type { ExplorePlace } from '../address/explore-address.ts';

/** One thing looked for on this device: a city, or words. */
export type RecentSearch =
  | ({ kind: 'city' } & Extract<ExplorePlace, { kind: 'city' }>)
  | { kind: 'words'; words: string };

/** Keys of this beginning are forgotten on sign-out; nothing of it is ever sent anywhere. */
const storageKey = 'pulse_explore_recent';
const maxSearches = 6;
const maxLength = 100;

const searchKey = (search: RecentSearch) =>
  search.kind === 'city' ? `city ${search.name}` : `words ${search.words.toLocaleLowerCase()}`;

/** The searches kept on this device, the latest first; whatever cannot be read is left out. */
export function readRecentSearches(): RecentSearch[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isRecentSearch).slice(0, maxSearches) : [];
  } catch {
    return [];
  }
}

/** Keeps a search as the latest, once; answers all that are kept. */
export function saveRecentSearch(search: RecentSearch): RecentSearch[] {
  if (search.kind === 'words' && search.words.length < 2) return readRecentSearches();
  return write([search, ...without(search)].slice(0, maxSearches));
}

/** Forgets one search; answers those left. */
export function removeRecentSearch(search: RecentSearch): RecentSearch[] {
  return write(without(search));
}

/** Forgets them all. */
export function clearRecentSearches(): RecentSearch[] {
  return write([]);
}

function without(search: RecentSearch): RecentSearch[] {
  return readRecentSearches().filter((kept) => searchKey(kept) !== searchKey(search));
}

function write(searches: RecentSearch[]): RecentSearch[] {
  try {
    localStorage.setItem(storageKey, JSON.stringify(searches));
  } catch {
    // A full or closed storage: the search itself still works.
  }
  return searches;
}

function isRecentSearch(value: unknown): value is RecentSearch {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false;
  if (value.kind === 'words') return 'words' in value && isSearchTerm(value.words);
  if (value.kind !== 'city') return false;
  const { name, latitude, longitude } = value as Record<string, unknown>;
  return isSearchTerm(name) && typeof latitude === 'number' && typeof longitude === 'number';
}

const isSearchTerm = (value: unknown) =>
  typeof value === 'string' && value !== '' && value.length <= maxLength;

import type { ExplorePlace } from '../address/explore-address.ts';

/** A search on this device: a city, or a text. */
export type RecentSearch =
  | ({ kind: 'city' } & Extract<ExplorePlace, { kind: 'city' }>)
  | { kind: 'words'; words: string };

/** Deleted on sign-out because of its prefix; it is never sent anywhere. */
const storageKey = 'pulse_explore_recent';
const maxSearches = 6;
const maxLength = 100;

const searchKey = (search: RecentSearch) =>
  search.kind === 'city' ? `city ${search.name}` : `words ${search.words.toLocaleLowerCase()}`;

/** Returns the searches stored on this device, the latest first; invalid ones are ignored. */
export function readRecentSearches(): RecentSearch[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRecentSearch).slice(0, maxSearches) : [];
  } catch {
    return [];
  }
}

/** Stores a search as the latest, without a duplicate; returns all stored searches. */
export function saveRecentSearch(search: RecentSearch): RecentSearch[] {
  if (search.kind === 'words' && search.words.length < 2) return readRecentSearches();
  return write([search, ...without(search)].slice(0, maxSearches));
}

/** Removes a search; returns the others. */
export function removeRecentSearch(search: RecentSearch): RecentSearch[] {
  return write(without(search));
}

/** Removes all searches. */
export function clearRecentSearches(): RecentSearch[] {
  return write([]);
}

function without(search: RecentSearch): RecentSearch[] {
  return readRecentSearches().filter((stored) => searchKey(stored) !== searchKey(search));
}

function write(searches: RecentSearch[]): RecentSearch[] {
  try {
    localStorage.setItem(storageKey, JSON.stringify(searches));
  } catch {
    // A full or blocked storage; the search itself still works.
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

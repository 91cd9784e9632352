import type { ExplorePlace } from './explore-address.ts';

/** One thing looked for on this device: a city, or words. */
export type RecentSearch =
  | ({ kind: 'city' } & Extract<ExplorePlace, { kind: 'city' }>)
  | { kind: 'words'; words: string };

/** Keys of this beginning are forgotten on sign-out; nothing of it is ever sent anywhere. */
const storageKey = 'pulse_explore_recent';
const most = 6;
const longest = 100;

const nameOf = (search: RecentSearch) =>
  search.kind === 'city' ? `city ${search.name}` : `words ${search.words.toLocaleLowerCase()}`;

/** The searches kept on this device, the latest first; whatever cannot be read is left out. */
export function readRecentSearches(): RecentSearch[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isRecentSearch).slice(0, most) : [];
  } catch {
    return [];
  }
}

/** Keeps a search as the latest, once; answers all that are kept. */
export function keepRecentSearch(search: RecentSearch): RecentSearch[] {
  if (search.kind === 'words' && search.words.length < 2) return readRecentSearches();
  return write([search, ...without(search)].slice(0, most));
}

/** Forgets one search; answers those left. */
export function forgetRecentSearch(search: RecentSearch): RecentSearch[] {
  return write(without(search));
}

/** Forgets them all. */
export function forgetRecentSearches(): RecentSearch[] {
  return write([]);
}

function without(search: RecentSearch): RecentSearch[] {
  return readRecentSearches().filter((kept) => nameOf(kept) !== nameOf(search));
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
  if (value.kind === 'words') return 'words' in value && isWord(value.words);
  if (value.kind !== 'city') return false;
  const { name, latitude, longitude } = value as Record<string, unknown>;
  return isWord(name) && typeof latitude === 'number' && typeof longitude === 'number';
}

const isWord = (value: unknown) =>
  typeof value === 'string' && value !== '' && value.length <= longest;

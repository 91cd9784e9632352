import { type Closure, type EpochMs, type OpeningPeriod, openingState } from '@pulse/domain';

/** Whether a venue is open and when that changes, as in the contract. */
export interface OpeningSummary {
  open: boolean;
  changes_at: string | null;
}

interface CachedOpening extends OpeningSummary {
  validFrom: EpochMs;
  validUntil: EpochMs;
}

/** Venues share opening hours; the cache is cleared when it has this many entries. */
const MAX_CACHED = 5000;
/** A state without a next change is computed again after a day, in milliseconds. */
const MAX_AGE_MS = 24 * 60 * 60 * 1000;

const cache = new Map<string, CachedOpening>();

/**
 * The domain's opening state, cached until it changes: computing it takes longer than the rest of a
 * row of a venue list. `hours` is the JSON text of the weekly hours, `closedDates` comma-separated
 * local dates.
 */
export function cachedOpeningOf(
  hours: string,
  closedDates: string | null,
  zone: string,
  now: EpochMs,
): OpeningSummary {
  const key = `${zone} ${closedDates ?? ''} ${hours}`;
  const cached = cache.get(key);
  if (cached && cached.validFrom <= now && now < cached.validUntil) return cached;
  const closures: Closure[] = (closedDates?.split(',') ?? []).map((date) => ({ date, reason: '' }));
  const state = openingState(JSON.parse(hours) as OpeningPeriod[], closures, zone, now);
  const changesAt = state.open ? state.closes_at : state.opens_at;
  const validUntil = changesAt ? Date.parse(changesAt) : now + MAX_AGE_MS;
  if (cache.size >= MAX_CACHED) cache.clear();
  const opening = { open: state.open, changes_at: changesAt, validFrom: now, validUntil };
  cache.set(key, opening);
  return opening;
}

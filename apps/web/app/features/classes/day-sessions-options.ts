import { listClassSessionsOptions } from '@pulse/contract/client';

const pollIntervalMs = 30_000;

/** Query options of a venue's classes on one local day; refetched every 30 s, because places are taken meanwhile. */
export function daySessionsOptions(venueId: string, date: string) {
  return {
    ...listClassSessionsOptions({ query: { venue_id: venueId, date, days: 1, limit: 100 } }),
    staleTime: pollIntervalMs,
    refetchInterval: pollIntervalMs,
  };
}

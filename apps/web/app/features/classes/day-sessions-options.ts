import { listClassSessionsOptions } from '@pulse/contract/client';

const pollIntervalMs = 30_000;

/** A venue's classes of one local day; places are asked for anew every 30 s and on coming back. */
export function daySessionsOptions(venueId: string, date: string) {
  return {
    ...listClassSessionsOptions({ query: { venue_id: venueId, date, days: 1, limit: 100 } }),
    staleTime: pollIntervalMs,
    refetchInterval: pollIntervalMs,
    refetchOnWindowFocus: true,
  };
}

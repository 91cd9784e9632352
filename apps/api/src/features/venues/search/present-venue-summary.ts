import type { venueSummary } from '@pulse/contract';
import type { EpochMs } from '@pulse/domain';
import type { z } from 'zod';
import { cachedOpeningOf } from '../opening-hours/opening-state-cache.ts';
import { presentVenueFields } from '../present-venue-fields.ts';
import type { VenueSummaryRow } from './venue-search.store.ts';

export type VenueSummary = z.infer<typeof venueSummary>;

/** A venue as in lists; `now` decides whether it is open. */
export function presentVenueSummary(
  row: Omit<VenueSummaryRow, 'order_key'>,
  now: EpochMs,
): VenueSummary {
  return {
    ...presentVenueFields(row, row.cover_key),
    rating: row.rating ?? { count: 0, average: null },
    distance_m: row.distance === null ? null : Math.round(row.distance),
    opening: cachedOpeningOf(row.opening_hours, row.closed_dates, row.time_zone, now),
  };
}

import type { venueSummary } from '@pulse/contract';
import type { EpochMs } from '@pulse/domain';
import type { z } from 'zod';
import { presentCover } from '../images/present-venue-images.ts';
import { cachedOpeningOf } from '../opening-hours/opening-state-cache.ts';
import type { VenueSummaryRow } from './venue-search.store.ts';

export type VenueSummary = z.infer<typeof venueSummary>;

/** A venue as in lists; `now` decides whether it is open. */
export function presentVenueSummary(
  row: Omit<VenueSummaryRow, 'order_key'>,
  now: EpochMs,
): VenueSummary {
  return {
    id: row.id,
    name: row.name,
    address: row.address,
    city: row.city,
    district: row.district,
    latitude: row.latitude,
    longitude: row.longitude,
    time_zone: row.time_zone,
    tier: row.tier,
    activities: row.activities as VenueSummary['activities'],
    open_gym: row.open_gym,
    ...presentCover(row.cover_key),
    rating: row.rating ?? { count: 0, average: null },
    distance_m: row.distance === null ? null : Math.round(row.distance),
    opening: cachedOpeningOf(row.opening_hours, row.closed_dates, row.time_zone, now),
  };
}

import type { publicVenue } from '@pulse/contract';
import type { EpochMs } from '@pulse/domain';
import type { z } from 'zod';
import { presentVenueSummary } from '../search/present-venue-summary.ts';
import type { PublicVenueRow } from './public-venues.store.ts';

/** A venue in the lists of public pages; `now` decides whether it is open. */
export function presentPublicVenue(row: PublicVenueRow, now: EpochMs): z.infer<typeof publicVenue> {
  return { ...presentVenueSummary(row, now), slug: row.slug };
}

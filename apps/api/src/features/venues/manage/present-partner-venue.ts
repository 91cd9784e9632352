import type { partnerVenue } from '@pulse/contract';
import { missingVenueRequirements } from '@pulse/domain';
import type { z } from 'zod';
import { presentPartnerVenueImages } from '../images/present-venue-images.ts';
import type { PartnerVenueRow } from './partner-venues.store.ts';

/** A venue as its organisation edits it. */
export type PartnerVenue = z.input<typeof partnerVenue>;

/** A venue with its own policy, its images and what publishing it still needs. */
export function presentPartnerVenue(row: PartnerVenueRow): PartnerVenue {
  const { organisation_id: _, opening_hours, images, updated_at, ...fields } = row;
  const venue = { ...fields, operating_hours: opening_hours };
  return {
    ...venue,
    amenities: row.amenities as PartnerVenue['amenities'],
    activities: row.activities as PartnerVenue['activities'],
    images: presentPartnerVenueImages(images),
    missing: missingVenueRequirements(venue),
    updated_at: updated_at.toISOString(),
  };
}

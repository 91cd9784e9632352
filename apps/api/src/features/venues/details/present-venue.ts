import type { venue } from '@pulse/contract';
import { type EpochMs, snapshotPolicy, venueTextsOf } from '@pulse/domain';
import type { z } from 'zod';
import { imageUrl } from '../../../platform/storage/images.ts';
import { presentVenueImages } from '../images/present-venue-images.ts';
import { cachedOpeningOf } from '../opening-hours/opening-state-cache.ts';
import { presentVenueFields } from '../present-venue-fields.ts';
import type { VenueRow } from './venue-details.store.ts';

type Venue = z.infer<typeof venue>;

/** A venue with everything that its page shows. */
export function presentVenue(row: VenueRow, now: EpochMs): Venue {
  const closedDates = row.closures.map((closure) => closure.local_date).join(',') || null;
  return {
    ...presentVenueFields(row, row.images[0]?.storage_key ?? null),
    ...venueTextsOf(row),
    phone: row.phone,
    opening: cachedOpeningOf(JSON.stringify(row.opening_hours), closedDates, row.time_zone, now),
    opening_hours: row.opening_hours,
    closures: row.closures,
    amenities: row.amenities as Venue['amenities'],
    visit_limit_per_month: row.visit_limit_per_month,
    images: presentVenueImages(row.images),
    trainers: row.trainers.map(({ photo_key, next_session, ...trainer }) => ({
      ...trainer,
      next_session: next_session && {
        ...next_session,
        starts_at: new Date(next_session.starts_at).toISOString(),
      },
      activities: trainer.activities as Venue['activities'],
      photo_url: imageUrl(photo_key),
    })),
    rating: row.rating,
    organisation_name: row.organisation_name,
    booking_policy: snapshotPolicy(row.booking_policy),
  };
}

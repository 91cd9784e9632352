import { presentCover } from '../venues/index.ts';
import type { CheckInVenueRow } from './check-in-venues.store.ts';

/** A venue in its wire form, as check-in and the front desk show it. */
export function presentCheckInVenue(venue: CheckInVenueRow) {
  return {
    id: venue.id,
    name: venue.name,
    city: venue.city,
    district: venue.district,
    time_zone: venue.time_zone,
    activities: venue.activities,
    ...presentCover(venue.cover_key),
    status: venue.status as 'draft' | 'published' | 'archived',
  };
}

import type { CheckInVenueRow } from './check-in-venues.store.ts';

/** Where an image's file is served. */
const MEDIA_PATH = '/media/';

/** A venue as the door's screens show it. */
export function presentCheckInVenue(venue: CheckInVenueRow) {
  return {
    id: venue.id,
    name: venue.name,
    city: venue.city,
    district: venue.district,
    time_zone: venue.time_zone,
    activities: venue.activities,
    cover_url: venue.cover_key ? MEDIA_PATH + venue.cover_key : null,
    status: venue.status as 'draft' | 'published' | 'archived',
  };
}

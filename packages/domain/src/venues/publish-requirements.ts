import type { OpeningPeriod } from './opening-hours/opening-hours.ts';

/** What a venue must have before it is published, in the order in which a partner enters it. */
export const VENUE_REQUIREMENTS = [
  'name',
  'address',
  'city',
  'location',
  'description',
  'activities',
  'operating_hours',
] as const;

/** One requirement of a published venue. */
export type VenueRequirement = (typeof VENUE_REQUIREMENTS)[number];

/** The fields of a venue that publishing depends on. */
export interface VenueToPublish {
  name: string;
  address: string;
  city: string;
  /** Degrees. */
  latitude: number;
  longitude: number;
  description: string;
  activities: readonly string[];
  operating_hours: readonly OpeningPeriod[];
}

/**
 * What is missing before this venue can be published; empty when nothing is. Latitude and longitude 0
 * is what an unset position looks like (a point in the sea off Ghana), so it counts as missing.
 */
export function missingVenueRequirements(venue: VenueToPublish): VenueRequirement[] {
  const isMissing: Record<VenueRequirement, boolean> = {
    name: !venue.name.trim(),
    address: !venue.address.trim(),
    city: !venue.city.trim(),
    location: venue.latitude === 0 && venue.longitude === 0,
    description: !venue.description.trim(),
    activities: venue.activities.length === 0,
    operating_hours: venue.operating_hours.length === 0,
  };
  return VENUE_REQUIREMENTS.filter((requirement) => isMissing[requirement]);
}

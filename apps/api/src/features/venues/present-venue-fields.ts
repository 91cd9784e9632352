import type { Activity, Tier } from '@pulse/domain';
import { presentCover } from './images/present-venue-images.ts';

/** What a list and the page of a venue both show. */
interface VenueFieldsRow {
  id: string;
  name: string;
  address: string;
  city: string;
  district: string;
  latitude: number;
  longitude: number;
  time_zone: string;
  tier: Tier;
  activities: string[];
  open_gym: boolean;
}

/** The fields of a venue that its page and every list have in common, with its cover. */
export function presentVenueFields(row: VenueFieldsRow, coverKey: string | null) {
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
    activities: row.activities as Activity[],
    open_gym: row.open_gym,
    ...presentCover(coverKey),
  };
}

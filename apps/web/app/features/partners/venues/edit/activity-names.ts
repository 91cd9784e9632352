import type { PartnerVenue } from '@pulse/contract/client';

type Activity = PartnerVenue['activities'][number];
type Amenity = PartnerVenue['amenities'][number];

// Records, so that a new one that is missing here does not compile.
const activities: Record<Activity, true> = {
  yoga: true,
  pilates: true,
  strength: true,
  hiit: true,
  cycling: true,
  boxing: true,
  martial_arts: true,
  dance: true,
  running: true,
  swimming: true,
  climbing: true,
  padel: true,
  tennis: true,
  football: true,
  surf: true,
  breath: true,
  spa: true,
  other: true,
};
const amenities: Record<Amenity, true> = {
  showers: true,
  changing_rooms: true,
  lockers: true,
  towels: true,
  mats: true,
  equipment_rental: true,
  pool: true,
  sauna: true,
  steam_room: true,
  air_conditioning: true,
  drinking_water: true,
  cafe: true,
  wifi: true,
  parking: true,
  bike_racks: true,
  wheelchair_access: true,
  women_only_hours: true,
  child_care: true,
};

const namesOf = <Name extends string>(record: Record<Name, true>) => Object.keys(record) as Name[];

/** Every activity and amenity, in the order of the form. */
export const activityNames = namesOf(activities);
export const amenityNames = namesOf(amenities);

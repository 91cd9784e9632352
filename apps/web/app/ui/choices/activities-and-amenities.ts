import type { ClassSession, Venue } from '@pulse/contract/client';

export type ActivityName = ClassSession['activity'];
export type AmenityName = Venue['amenities'][number];

// Records, so that a new one that is missing here does not compile.
const activities: Record<ActivityName, 1> = {
  yoga: 1,
  pilates: 1,
  strength: 1,
  hiit: 1,
  cycling: 1,
  boxing: 1,
  martial_arts: 1,
  dance: 1,
  running: 1,
  swimming: 1,
  climbing: 1,
  padel: 1,
  tennis: 1,
  football: 1,
  surf: 1,
  breath: 1,
  spa: 1,
  other: 1,
};
const amenities: Record<AmenityName, 1> = {
  showers: 1,
  changing_rooms: 1,
  lockers: 1,
  towels: 1,
  mats: 1,
  equipment_rental: 1,
  pool: 1,
  sauna: 1,
  steam_room: 1,
  air_conditioning: 1,
  drinking_water: 1,
  cafe: 1,
  wifi: 1,
  parking: 1,
  bike_racks: 1,
  wheelchair_access: 1,
  step_free_entrance: 1,
  accessible_toilet: 1,
  accessible_changing_room: 1,
  hearing_loop: 1,
  women_only_hours: 1,
  child_care: 1,
};

const namesOf = <Name extends string>(record: Record<Name, 1>) => Object.keys(record) as Name[];

/** Every activity and amenity, in the order in which people choose them. */
export const activityNames = namesOf(activities);
export const amenityNames = namesOf(amenities);

/** The amenities that say who can come in and take part. */
export const accessibilityNames = [
  'wheelchair_access',
  'step_free_entrance',
  'accessible_toilet',
  'accessible_changing_room',
  'hearing_loop',
] as const satisfies AmenityName[];

export const isActivity = (text: string): text is ActivityName => Object.hasOwn(activities, text);
export const isAmenity = (text: string): text is AmenityName => Object.hasOwn(amenities, text);

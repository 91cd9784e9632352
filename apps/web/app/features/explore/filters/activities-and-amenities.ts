import type { ClassSession, Venue } from '@pulse/contract/client';

export type ActivityName = ClassSession['activity'];
export type AmenityName = Venue['amenities'][number];

/** The activities in the order of the filter. */
export const activityNames = [
  'yoga',
  'pilates',
  'strength',
  'hiit',
  'cycling',
  'boxing',
  'martial_arts',
  'dance',
  'running',
  'swimming',
  'climbing',
  'padel',
  'tennis',
  'football',
  'surf',
  'breath',
  'spa',
  'other',
] as const satisfies ActivityName[];

/** The amenities in the order of the filter. */
export const amenityNames = [
  'showers',
  'changing_rooms',
  'lockers',
  'towels',
  'mats',
  'equipment_rental',
  'pool',
  'sauna',
  'steam_room',
  'air_conditioning',
  'drinking_water',
  'cafe',
  'wifi',
  'parking',
  'bike_racks',
  'wheelchair_access',
  'women_only_hours',
  'child_care',
] as const satisfies AmenityName[];

const isOneOf = <Name extends string>(names: readonly Name[], text: string): text is Name =>
  (names as readonly string[]).includes(text);

export const isActivity = (text: string): text is ActivityName => isOneOf(activityNames, text);
export const isAmenity = (text: string): text is AmenityName => isOneOf(amenityNames, text);

/** What a class or a venue can be about. */
export const ACTIVITIES = [
  'yoga',
  'pilates',
  'cycling',
  'boxing',
  'swimming',
  'padel',
  'tennis',
  'climbing',
  'strength',
  'hiit',
  'dance',
  'running',
  'spa',
  'surf',
  'football',
  'breath',
  'martial_arts',
  'other',
] as const;

/** One activity. */
export type Activity = (typeof ACTIVITIES)[number];

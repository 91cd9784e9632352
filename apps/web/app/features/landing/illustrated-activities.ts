/** The activities that have a floor of their own, in the order of the mosaic. */
export const illustratedActivities = [
  'yoga',
  'swimming',
  'strength',
  'boxing',
  'climbing',
  'spa',
  'padel',
  'running',
  'dance',
  'surf',
  'cycling',
  'pilates',
  'hiit',
  'football',
  'breath',
  'martial_arts',
] as const;

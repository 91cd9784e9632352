/** Every kind of cover art, in the order of the design. */
export const coverArtKinds = [
  'yoga',
  'pilates',
  'cycling',
  'boxing',
  'swimming',
  'padel',
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
] as const;

export type CoverArtKind = (typeof coverArtKinds)[number];

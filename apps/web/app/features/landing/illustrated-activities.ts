import type { CoverArtKind } from '#ui/cover-art/cover-art-kinds.ts';

/** The activities with their own cover art, in the order of the mosaic. */
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
] as const satisfies readonly CoverArtKind[];

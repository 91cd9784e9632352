import { ACTIVITIES } from '@pulse/domain';

/** Every kind of cover art: the activities with art of their own, in the order of the design. */
export const coverArtKinds = ACTIVITIES.filter(
  (activity) => activity !== 'tennis' && activity !== 'other',
);

export type CoverArtKind = (typeof coverArtKinds)[number];

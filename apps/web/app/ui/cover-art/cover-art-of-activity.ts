import { type CoverArtKind, coverArtKinds } from './cover-art-kinds.ts';

const shared: Partial<Record<string, CoverArtKind>> = {
  tennis: 'padel',
  other: 'strength',
};

const isCoverArtKind = (activity: string): activity is CoverArtKind =>
  coverArtKinds.some((kind) => kind === activity);

/** Returns the cover art of an activity of the contract; strength for one without its own. */
export function coverArtOfActivity(activity: string | undefined): CoverArtKind {
  if (!activity) return 'strength';
  if (isCoverArtKind(activity)) return activity;
  return shared[activity] ?? 'strength';
}

import type { CoverArtKind } from './drawings.ts';

const shared: Partial<Record<string, CoverArtKind>> = {
  tennis: 'padel',
  other: 'strength',
};

const own: readonly string[] = [
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
] satisfies CoverArtKind[];

const isCoverArtKind = (activity: string): activity is CoverArtKind => own.includes(activity);

/** Returns the cover art of an activity of the contract; strength for one without its own. */
export function coverArtOfActivity(activity: string | undefined): CoverArtKind {
  if (!activity) return 'strength';
  if (isCoverArtKind(activity)) return activity;
  return shared[activity] ?? 'strength';
}

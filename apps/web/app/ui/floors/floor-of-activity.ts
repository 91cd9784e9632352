import type { FloorKind } from './drawings.ts';

const shared: Partial<Record<string, FloorKind>> = {
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
] satisfies FloorKind[];

const isFloorKind = (activity: string): activity is FloorKind => own.includes(activity);

/** The floor that an activity of the contract is drawn on; strength where it has none of its own. */
export function floorOfActivity(activity: string | undefined): FloorKind {
  if (!activity) return 'strength';
  if (isFloorKind(activity)) return activity;
  return shared[activity] ?? 'strength';
}

import type { ClassTemplate } from '@pulse/contract/client';

export type ActivityName = ClassTemplate['activity'];

/** The activities, in the order in which partners choose them. */
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

/** Whether a text is one of the activities. */
export function isActivityName(text: string): text is ActivityName {
  return activityNames.some((name) => name === text);
}

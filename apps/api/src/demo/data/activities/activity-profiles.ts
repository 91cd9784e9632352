import type { ActivityProfile } from './activity-profile.ts';
import { mindAndBodyActivities } from './mind-and-body-activities.ts';
import { outdoorActivities } from './outdoor-activities.ts';
import { trainingActivities } from './training-activities.ts';

export const activityProfiles: readonly ActivityProfile[] = [
  ...mindAndBodyActivities,
  ...trainingActivities,
  ...outdoorActivities,
];

/** The profile of an activity of the product's vocabulary; throws for one the demo world does not know. */
export function activityProfileOf(activity: string): ActivityProfile {
  const profile = activityProfiles.find((candidate) => candidate.activity === activity);
  if (!profile) throw new Error(`the demo world has no activity "${activity}"`);
  return profile;
}

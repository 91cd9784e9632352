import type { ActivityProfile } from './activity-profile.ts';
import { mindAndBodyActivities } from './mind-and-body-activities.ts';
import { outdoorActivities } from './outdoor-activities.ts';
import { trainingActivities } from './training-activities.ts';

export const activityProfiles: readonly ActivityProfile[] = [
  ...mindAndBodyActivities,
  ...trainingActivities,
  ...outdoorActivities,
];

/** The profile of an activity of the product; throws for one without a profile. */
export function activityProfileOf(activity: string): ActivityProfile {
  const profile = activityProfiles.find((candidate) => candidate.activity === activity);
  if (!profile) throw new Error(`the demo data has no activity "${activity}"`);
  return profile;
}

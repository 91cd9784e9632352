import { openAirActivities } from './activities-open-air.ts';
import { quietActivities } from './activities-quiet.ts';
import { strongActivities } from './activities-strong.ts';
import type { ActivityProfile } from './activity-profile.ts';

export const activityProfiles: readonly ActivityProfile[] = [
  ...quietActivities,
  ...strongActivities,
  ...openAirActivities,
];

/** The profile of an activity of the product's vocabulary; throws for one the demo world does not know. */
export function profileOf(activity: string): ActivityProfile {
  const profile = activityProfiles.find((candidate) => candidate.activity === activity);
  if (!profile) throw new Error(`the demo world has no activity "${activity}"`);
  return profile;
}

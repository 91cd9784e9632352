import type { PartnerTrainer } from '@pulse/contract/client';
import type { ActivityName } from '#ui/choices/activities-and-amenities.ts';

/** The values of the form. */
export interface TrainerValues {
  name: string;
  bio: string;
  activities: ActivityName[];
}

export const emptyTrainer: TrainerValues = { name: '', bio: '', activities: [] };

/** The form values of a saved trainer. */
export function toTrainerValues({ name, bio, activities }: PartnerTrainer): TrainerValues {
  return { name, bio, activities };
}

/** The fields among these names, as the contract takes them. */
export function toTrainerFields(
  values: TrainerValues,
  names: readonly (keyof TrainerValues)[],
): Partial<TrainerValues> {
  const { name, bio, activities } = values;
  return {
    ...(names.includes('name') && { name: name.trim() }),
    ...(names.includes('bio') && { bio: bio.trim() }),
    ...(names.includes('activities') && { activities }),
  };
}

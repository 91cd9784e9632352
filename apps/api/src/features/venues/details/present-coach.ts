import type { coach } from '@pulse/contract';
import type { z } from 'zod';
import { imageUrl } from '../../../platform/storage/images.ts';
import type { PublicTrainerRow } from './trainers.store.ts';

type Coach = z.infer<typeof coach>;

/** A trainer as the page of their own shows them. */
export function presentCoach({ photo_key, activities, ...fields }: PublicTrainerRow): Coach {
  return {
    ...fields,
    activities: activities as Coach['activities'],
    photo_url: imageUrl(photo_key),
  };
}

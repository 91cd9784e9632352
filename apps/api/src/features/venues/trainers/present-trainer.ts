import type { partnerTrainer } from '@pulse/contract';
import type { z } from 'zod';
import { imageUrl } from '../../../platform/storage/images.ts';
import type { TrainerRow } from './trainers.store.ts';

/** A trainer as the organisation edits them, in the wire form. */
export type PartnerTrainer = z.input<typeof partnerTrainer>;

/** Presents a trainer to the own organisation. */
export function presentTrainer(row: TrainerRow): PartnerTrainer {
  const { id, version, name, bio, photo_key, archived_at } = row;
  return {
    id,
    version,
    name,
    bio,
    activities: row.activities as PartnerTrainer['activities'],
    photo_url: imageUrl(photo_key),
    archived: archived_at !== null,
  };
}

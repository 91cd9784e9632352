import type { followedCoach } from '@pulse/contract';
import type { z } from 'zod';
import { imageUrl } from '../../platform/storage/images.ts';
import type { FollowedCoachRow } from './follows.store.ts';

/** A followed coach as in the contract. */
export function presentFollowedCoach({
  created_at,
  photo_key,
  ...row
}: FollowedCoachRow): z.input<typeof followedCoach> {
  return { ...row, photo_url: imageUrl(photo_key), created_at: created_at.toISOString() };
}

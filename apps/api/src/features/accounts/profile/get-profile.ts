import type { profile } from '@pulse/contract';
import type { z } from 'zod';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { findUser } from '../users/users.store.ts';
import { presentProfile } from './present-profile.ts';

/** The member's own profile and settings. */
export async function getProfile(
  { db, config }: AccountsDeps,
  { id }: AuthenticatedUser,
): Promise<z.input<typeof profile> | Refusal> {
  const user = await findUser(db, id);
  return user ? presentProfile(user, config) : refuse('unauthenticated');
}

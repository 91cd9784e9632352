import type { updateProfile as operation, profile } from '@pulse/contract';
import type { z } from 'zod';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { saveProfile } from '../users/users.store.ts';
import { parsePhoneNumber } from './parse-phone-number.ts';
import { presentProfile } from './present-profile.ts';

type Profile = z.input<typeof profile>;

/** Changes the given parts of the profile; another email is confirmed first (change-email). */
export async function updateProfile(
  { db, config }: AccountsDeps,
  { id }: AuthenticatedUser,
  { email_preferences: emailPreferences, ...columns }: z.output<typeof operation.body>,
): Promise<Profile | Refusal> {
  if (columns.phone) columns.phone = parsePhoneNumber(columns.phone);
  return inTransaction(db, async (tx) => {
    const user = await saveProfile(tx, id, { ...columns, emailPreferences });
    return user ? presentProfile(user, config) : refuse('unauthenticated');
  });
}

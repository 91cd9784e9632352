import type { signedIn } from '@pulse/contract';
import type { z } from 'zod';
import type { Db, Tx } from '../../platform/database/transaction.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import type { CallerPlace } from './caller-place.ts';
import { memberOf, presentSessionUser } from './present-session-user.ts';
import { writeRefreshToken } from './refresh-token.ts';
import { insertFamily } from './sign-in-families.store.ts';
import type { UserRow } from './users.store.ts';

export type SignedIn = z.input<typeof signedIn>;

/** Signs a user in on one device: a family of its own, its first pair of tokens, who it is. */
export async function openSession(
  { tokens, refreshKey, clock }: AccountsDeps,
  db: Db | Tx,
  user: UserRow,
  { userAgent }: Pick<CallerPlace, 'userAgent'>,
): Promise<SignedIn> {
  const now = new Date(clock.now());
  const familyId = await insertFamily(db, { userId: user.id, userAgent, now });
  return {
    access_token: await tokens.sign(memberOf(user, familyId)),
    refresh_token: writeRefreshToken(refreshKey, { familyId, generation: 0 }),
    user: presentSessionUser(user),
  };
}

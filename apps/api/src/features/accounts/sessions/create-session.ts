import type { signedIn } from '@pulse/contract';
import type { z } from 'zod';
import type { Db, Tx } from '../../../platform/database/transaction.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import type { ClientInfo } from '../sign-in/client-info.ts';
import type { UserRow } from '../users/users.store.ts';
import { authenticatedUserOf, presentSessionUser } from './present-session-user.ts';
import { createRefreshToken } from './refresh-token.ts';
import { insertUserSession } from './user-sessions.store.ts';

export type SignInResult = z.input<typeof signedIn>;

/** Creates a user session and returns its first pair of tokens with the user. */
export async function createSession(
  { tokens, refreshKeys, clock }: AccountsDeps,
  db: Db | Tx,
  user: UserRow,
  { userAgent }: Pick<ClientInfo, 'userAgent'>,
): Promise<SignInResult> {
  const now = new Date(clock.now());
  const sessionId = await insertUserSession(db, { userId: user.id, userAgent, now });
  return {
    access_token: await tokens.sign(authenticatedUserOf(user, sessionId)),
    refresh_token: createRefreshToken(refreshKeys, { sessionId, generation: 0 }),
    user: presentSessionUser(user),
  };
}

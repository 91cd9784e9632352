import { inTransaction } from '../../../platform/database/transaction.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { recordByOwner } from '../account-security-events.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { createSession, type SignInResult } from '../sessions/create-session.ts';
import type { ClientInfo } from '../sign-in/client-info.ts';
import { lockUser } from '../users/users.store.ts';
import { passwordMarkOf, readChallenge } from './challenge.ts';
import { verifyCode } from './verify-code.ts';

/**
 * The second step of signing in. Refuses `session_expired` when the first one was more than five
 * minutes ago or the password has changed since, and a wrong code at its field.
 */
export async function signInWithCode(
  accounts: AccountsDeps,
  { challenge, code }: { challenge: string; code: string },
  client: ClientInfo,
): Promise<SignInResult | Refusal> {
  const passed = await readChallenge(accounts, challenge);
  if (!passed) return refuse('session_expired');
  const refusal = await verifyCode(accounts, passed.userId, code, client);
  if (refusal) return refusal;
  return inTransaction(accounts.db, async (tx) => {
    const user = await lockUser(tx, passed.userId);
    if (!user || passwordMarkOf(user) !== passed.passwordMark) return refuse('session_expired');
    await recordByOwner(tx, 'sign_in', user.id, client, { by: 'second_factor' });
    return createSession(accounts, tx, user, client);
  });
}

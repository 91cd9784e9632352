import { inTransaction } from '../../../platform/database/transaction.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { recordByOwner } from '../account-security-events.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { consumeEmailLink } from '../email-link/email-link-token.ts';
import { revokeSessionsAndRenewDigitalId } from '../sessions/revoke-sessions.ts';
import type { ClientInfo } from '../sign-in/client-info.ts';
import { confirmEmail, lockUser, savePassword, type UserRow } from '../users/users.store.ts';
import { hashPassword } from './password-hash.ts';
import { refuseGuessablePassword } from './refuse-guessable-password.ts';

/**
 * Sets a new password with a link sent by email and ends every session. The link also confirms the
 * email. Refuses `token_missing`, `link_invalid` and `link_expired`, and a
 * password that is easily guessed; the link then still works.
 */
export async function resetPassword(
  { db, clock, revokedSessions }: AccountsDeps,
  { token, password }: { token: string; password: string },
  client: ClientInfo,
): Promise<UserRow | Refusal> {
  if (token === '') return refuse('token_missing');
  const now = new Date(clock.now());
  const result = await inTransaction(db, async (tx) => {
    const link = await consumeEmailLink(tx, clock, token, 'reset_password');
    if (isRefusal(link)) return link;
    const { userId } = link;
    const user = await lockUser(tx, userId);
    if (!user) return refuse('link_invalid');
    const guessable = await refuseGuessablePassword(password, {
      email: user.email,
      fullName: user.full_name,
    });
    if (guessable) return guessable;
    // Hashing is expensive by design, so it is done only once the token is known to be valid.
    await savePassword(tx, userId, await hashPassword(password));
    await recordByOwner(tx, 'reset_password', userId, client);
    await confirmEmail(tx, userId, now);
    return { user, revokedIds: await revokeSessionsAndRenewDigitalId(tx, userId, now) };
  });
  if (isRefusal(result)) return result;
  revokedSessions.add(...result.revokedIds);
  return result.user;
}

import { inTransaction } from '../../../platform/database/transaction.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { recordByOwner } from '../account-security-events.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { createSession, type SignInResult } from '../sessions/create-session.ts';
import { revokeSessionsAndRenewDigitalId } from '../sessions/revoke-sessions.ts';
import type { ClientInfo } from '../sign-in/client-info.ts';
import { findUser, savePassword } from '../users/users.store.ts';
import { confirmPassword, lockIfPasswordUnchanged } from './confirm-password.ts';
import { hashPassword } from './password-hash.ts';
import { refuseGuessablePassword } from './refuse-guessable-password.ts';

/**
 * Sets the signed-in user's password. If one is set already, the current one must be given. Every
 * session ends and this device gets a new one.
 */
export async function setPassword(
  accounts: AccountsDeps,
  caller: AuthenticatedUser,
  command: { password: string; current_password?: string | undefined },
  client: ClientInfo,
): Promise<SignInResult | Refusal> {
  const { db, clock, revokedSessions } = accounts;
  const current = await findUser(db, caller.id);
  if (!current) return refuse('unauthenticated');
  if (current.password_set) {
    const refusal = await confirmPassword(
      accounts,
      current,
      command.current_password ?? '',
      client,
    );
    if (refusal) return refusal;
  }
  const guessable = await refuseGuessablePassword(command.password, {
    email: current.email,
    fullName: current.full_name,
  });
  if (guessable) return guessable;
  const passwordHash = await hashPassword(command.password);
  const result = await inTransaction(db, async (tx) => {
    // Another request may have set one meanwhile and thereby ended the session of this one.
    const user = await lockIfPasswordUnchanged(tx, current);
    if (!user) return refuse('unauthenticated');
    await savePassword(tx, user.id, passwordHash);
    await recordByOwner(tx, 'change_password', user.id, client);
    const revokedIds = await revokeSessionsAndRenewDigitalId(tx, user.id, new Date(clock.now()));
    const session = await createSession(accounts, tx, { ...user, password_set: true }, client);
    return { revokedIds, session };
  });
  if (isRefusal(result)) return result;
  revokedSessions.add(...result.revokedIds);
  return result.session;
}

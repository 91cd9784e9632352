import { inTransaction } from '../../../platform/database/transaction.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { recordAttempt, recordByOwner } from '../account-security-events.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { lockIfPasswordUnchanged } from '../password/confirm-password.ts';
import { verifyPassword } from '../password/password-hash.ts';
import { demandSecondFactor } from '../second-factor/challenge.ts';
import { createSession, type SignInResult } from '../sessions/create-session.ts';
import { findUserByEmail, type UserRow } from '../users/users.store.ts';
import type { ClientInfo } from './client-info.ts';

/**
 * Signs in with email and password. An unknown email and a wrong password are refused alike and in
 * the same time; only the owner of the right password learns that the email awaits confirmation, or
 * that the code of a second factor is needed (`second_factor_required`).
 */
export async function signIn(
  accounts: AccountsDeps,
  { email, password }: { email: string; password: string },
  client: ClientInfo,
): Promise<SignInResult | Refusal> {
  const user = await findUserByEmail(accounts.db, email);
  const verified = await accounts.signInLimits.attempt({ email, client }, () =>
    verifyPassword(user?.password_hash ?? null, password),
  );
  if (isRefusal(verified)) return verified;
  if (!verified || !user?.email_verified_at) {
    const reason = failureOf(user, verified);
    await recordAttempt(accounts.db, 'fail_sign_in', user?.id ?? null, client, { reason });
    return refuse(reason === 'email_not_confirmed' ? reason : 'invalid_credentials');
  }
  return inTransaction(accounts.db, async (tx) => {
    const lockedUser = await lockIfPasswordUnchanged(tx, user);
    if (!lockedUser) return refuse('invalid_credentials');
    const demanded = await demandSecondFactor(accounts, tx, lockedUser);
    if (demanded) return demanded;
    await recordByOwner(tx, 'sign_in', lockedUser.id, client, { by: 'password' });
    return createSession(accounts, tx, lockedUser, client);
  });
}

function failureOf(user: UserRow | undefined, verified: boolean) {
  if (!user) return 'unknown_email';
  return verified ? 'email_not_confirmed' : 'wrong_password';
}

import { inTransaction } from '../../platform/database/transaction.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import type { CallerPlace } from './caller-place.ts';
import { openSession, type SignedIn } from './open-session.ts';
import { passwordMatches } from './password-hash.ts';
import { lockProved } from './prove-password.ts';
import { findUserByEmail } from './users.store.ts';

/**
 * Signs in with email and password. An unknown email and a wrong password are refused alike and in
 * the same time; only the owner of the right password learns that the email awaits confirmation.
 */
export async function signIn(
  accounts: AccountsDeps,
  { email, password }: { email: string; password: string },
  place: CallerPlace,
): Promise<SignedIn | Refusal> {
  const user = await findUserByEmail(accounts.db, email);
  const proved = await accounts.limits.attempt({ email, place }, () =>
    passwordMatches(user?.password_hash ?? null, password),
  );
  if (isRefusal(proved)) return proved;
  if (!proved || !user) return refuse('invalid_credentials');
  if (!user.email_verified_at) return refuse('email_not_confirmed');
  return inTransaction(accounts.db, async (tx) => {
    const still = await lockProved(tx, user);
    return still ? openSession(accounts, tx, still, place) : refuse('invalid_credentials');
  });
}

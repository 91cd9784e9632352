import type { Tx } from '../../../platform/database/transaction.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { recordByOwner } from '../account-security-events.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import type { ClientInfo } from '../sign-in/client-info.ts';
import { lockUser, type UserRow } from '../users/users.store.ts';
import { verifyPassword } from './password-hash.ts';

/** Refuses unless the given password is the signed-in user's; failures count as for signing in. */
export async function confirmPassword(
  { db, signInLimits }: AccountsDeps,
  user: UserRow,
  password: string,
  client: ClientInfo,
): Promise<Refusal | null> {
  const verified = await signInLimits.attempt({ email: user.email, client }, () =>
    verifyPassword(user.password_hash, password),
  );
  if (isRefusal(verified)) return verified;
  if (verified) return null;
  await recordByOwner(db, 'fail_password', user.id, client);
  return refuse('invalid_credentials');
}

/**
 * Locks and returns the user if their password is still the verified one; undefined otherwise.
 * Verifying takes long, and a session must not begin after a reset that happened meanwhile.
 */
export async function lockIfPasswordUnchanged(
  tx: Tx,
  confirmed: UserRow,
): Promise<UserRow | undefined> {
  const user = await lockUser(tx, confirmed.id);
  return user?.password_hash === confirmed.password_hash ? user : undefined;
}

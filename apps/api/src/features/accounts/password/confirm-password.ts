import type { Tx } from '../../../platform/database/transaction.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import type { ClientInfo } from '../sign-in/client-info.ts';
import { lockUser, type UserRow } from '../users/users.store.ts';
import { verifyPassword } from './password-hash.ts';

/** Refuses unless the signed-in user's own password was given; failures count like at sign-in. */
export async function confirmPassword(
  { signInLimits }: AccountsDeps,
  user: UserRow,
  password: string,
  client: ClientInfo,
): Promise<Refusal | null> {
  const verified = await signInLimits.attempt({ email: user.email, client }, () =>
    verifyPassword(user.password_hash, password),
  );
  if (isRefusal(verified)) return verified;
  return verified ? null : refuse('invalid_credentials');
}

/**
 * Who proved a password, locked; undefined when the account is gone or the password another by now.
 * Proving takes long on purpose, and what a reset ended must not begin again behind it.
 */
export async function lockIfPasswordUnchanged(
  tx: Tx,
  confirmed: UserRow,
): Promise<UserRow | undefined> {
  const user = await lockUser(tx, confirmed.id);
  return user?.password_hash === confirmed.password_hash ? user : undefined;
}

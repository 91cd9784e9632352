import type { Tx } from '../../platform/database/transaction.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import type { CallerPlace } from './caller-place.ts';
import { passwordMatches } from './password-hash.ts';
import { lockUser, type UserRow } from './users.store.ts';

/** Refuses unless the signed-in user's own password was given; failures count like at sign-in. */
export async function provePassword(
  { limits }: AccountsDeps,
  user: UserRow,
  password: string,
  place: CallerPlace,
): Promise<Refusal | null> {
  const proved = await limits.attempt({ email: user.email, place }, () =>
    passwordMatches(user.password_hash, password),
  );
  if (isRefusal(proved)) return proved;
  return proved ? null : refuse('invalid_credentials');
}

/**
 * Who proved a password, locked; undefined when the account is gone or the password another by now.
 * Proving takes long on purpose, and what a reset ended must not begin again behind it.
 */
export async function lockProved(tx: Tx, proved: UserRow): Promise<UserRow | undefined> {
  const user = await lockUser(tx, proved.id);
  return user?.password_hash === proved.password_hash ? user : undefined;
}

import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import type { CallerPlace } from './caller-place.ts';
import { passwordMatches } from './password-hash.ts';
import type { UserRow } from './users.store.ts';

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

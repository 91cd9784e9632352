import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { findUser } from '../users/users.store.ts';
import { presentSessionUser } from './present-session-user.ts';

/** The signed-in user as stored in the database now. */
export async function getSessionUser({ db }: AccountsDeps, { id }: AuthenticatedUser) {
  const user = await findUser(db, id);
  return user ? presentSessionUser(user) : refuse('unauthenticated');
}

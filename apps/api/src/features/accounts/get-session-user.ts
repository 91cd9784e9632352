import type { Member } from '../../platform/http/guard.ts';
import { refuse } from '../../platform/refusal.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { presentSessionUser } from './present-session-user.ts';
import { findUser } from './users.store.ts';

/** The signed-in user as the database knows them now. */
export async function getSessionUser({ db }: AccountsDeps, { id }: Member) {
  const user = await findUser(db, id);
  return user ? presentSessionUser(user) : refuse('unauthenticated');
}

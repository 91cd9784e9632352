import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { revokeUserSession } from './user-sessions.store.ts';

/** Ends the current session. */
export async function signOut(
  { db, clock, revokedSessions }: AccountsDeps,
  { sessionId }: AuthenticatedUser,
): Promise<null> {
  await revokeUserSession(db, sessionId, new Date(clock.now()));
  revokedSessions.add(sessionId);
  return null;
}

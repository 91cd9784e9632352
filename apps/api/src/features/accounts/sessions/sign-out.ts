import { inTransaction } from '../../../platform/database/transaction.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { revokeSessionsAndRenewDigitalId } from './revoke-sessions.ts';
import { revokeUserSession } from './user-sessions.store.ts';

/** Ends the session of the device that calls. */
export async function signOut(
  { db, clock, revokedSessions }: AccountsDeps,
  { sessionId }: AuthenticatedUser,
): Promise<null> {
  await revokeUserSession(db, sessionId, new Date(clock.now()));
  revokedSessions.add(sessionId);
  return null;
}

/** Ends the sessions of every other device; this one fetches the new digital ID. */
export async function revokeOtherSessions(
  { db, clock, revokedSessions }: AccountsDeps,
  { id, sessionId: currentSessionId }: AuthenticatedUser,
): Promise<null> {
  const now = new Date(clock.now());
  revokedSessions.add(
    ...(await inTransaction(db, (tx) =>
      revokeSessionsAndRenewDigitalId(tx, id, now, currentSessionId),
    )),
  );
  return null;
}

import { inTransaction } from '../../../platform/database/transaction.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { revokeSessionsAndRenewDigitalId } from './revoke-sessions.ts';

/** Revokes every other session of the user; the current device then fetches the new digital ID. */
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

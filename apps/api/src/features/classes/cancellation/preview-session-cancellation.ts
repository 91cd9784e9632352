import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { classHooks } from '../class-hooks.ts';
import { presentSessions, type SessionImpact } from '../sessions/present-session-impact.ts';
import { type CancelScope, loadSessionsToCancel } from './sessions-to-cancel.ts';

/** What cancelling a session would do; changes nothing and locks nothing. */
export async function previewSessionCancellation(
  deps: Deps,
  { organisationId }: AuthenticatedUser,
  id: string,
  { scope }: { scope: CancelScope },
): Promise<SessionImpact | Refusal> {
  if (!organisationId) return refuse('not_found');
  return inTransaction(deps.db, async (tx) => {
    const unlocked = { template: async () => undefined, sessions: async () => undefined };
    const loaded = await loadSessionsToCancel(tx, deps, { organisationId, id, scope }, unlocked);
    if (isRefusal(loaded)) return loaded;
    const { session, sessions } = loaded;
    const ids = sessions.map((one) => one.id);
    const told = await classHooks(deps).countMembers(tx, ids);
    return presentSessions(sessions, session.time_zone, told);
  });
}

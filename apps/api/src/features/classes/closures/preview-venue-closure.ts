import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { classHooks } from '../class-hooks.ts';
import { presentSessions, type SessionImpact } from '../sessions/present-session-impact.ts';
import { type ClosedDays, loadClosure, NO_CLOSURE_LOCKS } from './sessions-to-close.ts';

/** What closing a venue on some days would do; changes nothing and locks nothing. */
export async function previewVenueClosure(
  deps: Deps,
  { organisationId }: AuthenticatedUser,
  venueId: string,
  days: ClosedDays,
): Promise<SessionImpact | Refusal> {
  if (!organisationId) return refuse('not_found');
  return inTransaction(deps.db, async (tx) => {
    const target = { organisationId, venueId, days };
    const loaded = await loadClosure(tx, deps, target, NO_CLOSURE_LOCKS);
    if (isRefusal(loaded)) return loaded;
    const { zone, sessions } = loaded;
    const ids = sessions.map(({ id }) => id);
    return presentSessions(sessions, zone, await classHooks(deps).countMembers(tx, ids));
  });
}

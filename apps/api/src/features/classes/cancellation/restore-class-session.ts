import { audit } from '../../../platform/audit/audit.sql.ts';
import { inTransaction, type Tx } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { classHooks, type SessionToRestore } from '../class-hooks.ts';
import { restoreSession } from '../sessions/own-sessions.store.ts';
import {
  findPartnerClassSession,
  type PartnerClassSession,
} from '../sessions/present-partner-session.ts';
import { loadSessionToRestore } from './load-session-to-restore.ts';

/**
 * Puts a session back that was cancelled by mistake, before its start. Old places are held for their
 * members, who are notified; members who waited wait again.
 */
export async function restoreClassSession(
  deps: Deps,
  user: AuthenticatedUser,
  id: string,
): Promise<PartnerClassSession | Refusal> {
  const hooks = classHooks(deps);
  const lock = (tx: Tx, session: SessionToRestore) =>
    hooks.lockBookedSessions(tx, [session.id], [session]);
  return inTransaction(deps.db, async (tx) => {
    const loaded = await loadSessionToRestore(tx, user, id, deps.clock.now(), lock);
    if (isRefusal(loaded)) return loaded;
    await restoreSession(tx, id, loaded.trainerId);
    const restored = await hooks.onSessionsRestored(tx, [loaded.toRestore]);
    await audit(tx, {
      actor: user.id,
      action: 'restore_class_session',
      subject: { type: 'class_session', id },
      venues: [loaded.session.venue_id],
      before: { status: 'cancelled' },
      after: { status: 'scheduled', ...restored },
    });
    return (await findPartnerClassSession(tx, id)) ?? refuse('not_found');
  });
}

import { audit } from '../../../platform/audit/audit.sql.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { classHooks } from '../class-hooks.ts';
import { lockOwnSession } from './lock-own-session.ts';
import { findPartnerClassSession, type PartnerClassSession } from './present-partner-session.ts';
import { markSessionCancelled } from './sessions.store.ts';

/** Cancels one session with a reason for its members; its bookings are cancelled without penalty. */
export async function cancelClassSession(
  deps: Deps,
  user: AuthenticatedUser,
  id: string,
  reason: string,
): Promise<PartnerClassSession | Refusal> {
  return inTransaction(deps.db, async (tx) => {
    const session = await lockOwnSession(tx, user, id, deps.clock.now());
    if (isRefusal(session)) return session;
    await markSessionCancelled(tx, id, reason);
    await classHooks(deps).onSessionsCancelled(tx, [id], reason);
    await audit(tx, {
      actor: user.id,
      action: 'cancel_class_session',
      subject: { type: 'class_session', id },
      before: { status: session.status, booked: session.booked, waitlisted: session.waitlisted },
      after: { status: 'cancelled', reason },
    });
    return (await findPartnerClassSession(tx, id)) ?? refuse('not_found');
  });
}

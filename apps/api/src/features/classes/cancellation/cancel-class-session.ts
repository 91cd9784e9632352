import { audit } from '../../../platform/audit/audit.sql.ts';
import { inTransaction, type Tx } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { classHooks } from '../class-hooks.ts';
import { cancelSessions, type OwnSessionRow } from '../sessions/own-sessions.store.ts';
import {
  findPartnerClassSession,
  type PartnerClassSession,
} from '../sessions/present-partner-session.ts';
import { findTemplate, updateTemplate } from '../templates/class-templates.store.ts';
import {
  CANCELLATION_LOCKS,
  type CancelScope,
  loadSessionsToCancel,
} from './sessions-to-cancel.ts';

/**
 * Cancels a session, or it and the later ones of its class, with a reason for their members; bookings
 * are cancelled without penalty. With the later ones the class ends: its schedule has no date after.
 */
export async function cancelClassSession(
  deps: Deps,
  { id: actor, organisationId }: AuthenticatedUser,
  id: string,
  { reason, scope }: { reason: string; scope: CancelScope },
  locks = CANCELLATION_LOCKS,
): Promise<PartnerClassSession | Refusal> {
  if (!organisationId) return refuse('not_found');
  return inTransaction(deps.db, async (tx) => {
    const loaded = await loadSessionsToCancel(tx, deps, { organisationId, id, scope }, locks);
    if (isRefusal(loaded)) return loaded;
    const { session, sessions } = loaded;
    const ids = sessions.map((one) => one.id);
    await cancelSessions(tx, ids, reason, new Date(deps.clock.now()));
    await classHooks(deps).onSessionsCancelled(tx, ids, reason);
    if (scope === 'this_and_following') await endClass(tx, organisationId, session);
    await audit(tx, {
      actor,
      action: 'cancel_class_session',
      subject: { type: 'class_session', id },
      before: { status: session.status, booked: session.booked, waitlisted: session.waitlisted },
      after: { status: 'cancelled', reason, scope, sessions: sessions.length },
    });
    return (await findPartnerClassSession(tx, id)) ?? refuse('not_found');
  });
}

// The date of the session itself stays in the schedule: the class may have an earlier start on it, and
// the cancelled sessions stand for theirs.
async function endClass(tx: Tx, organisationId: string, session: OwnSessionRow): Promise<void> {
  const { class_template_id, occurrence_date } = session;
  const template = await findTemplate(tx, organisationId, class_template_id);
  const hasEnded = template?.last_date && template.last_date <= occurrence_date;
  if (!template || hasEnded || template.weekly.length === 0) return;
  await updateTemplate(tx, class_template_id, { last_date: occurrence_date });
}

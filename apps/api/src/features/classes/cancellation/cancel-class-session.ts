import { audit } from '../../../platform/audit/audit.sql.ts';
import { inTransaction, type Tx } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { recordClassChange } from '../changes/record-class-change.ts';
import { classHooks } from '../class-hooks.ts';
import type { ChangedClassSession } from '../reschedule/change-class-session.ts';
import { cancelSessions, type OwnSessionRow } from '../sessions/own-sessions.store.ts';
import { findPartnerClassSession } from '../sessions/present-partner-session.ts';
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
): Promise<ChangedClassSession | Refusal> {
  if (!organisationId) return refuse('not_found');
  return inTransaction(deps.db, async (tx) => {
    const loaded = await loadSessionsToCancel(tx, deps, { organisationId, id, scope }, locks);
    if (isRefusal(loaded)) return loaded;
    const { session, sessions } = loaded;
    const { class_template_id: templateId } = session;
    const sessionIds = sessions.map((one) => one.id);
    const now = deps.clock.now();
    const ends = scope === 'this_and_following';
    const change = { organisationId, sessionIds, ...(ends && { templateId }) };
    const changeId = await recordClassChange(tx, change, now, async () => {
      await cancelSessions(tx, sessionIds, reason, new Date(now));
      if (ends) await endClass(tx, organisationId, session);
    });
    await classHooks(deps).onSessionsCancelled(tx, sessionIds, reason);
    await audit(tx, {
      actor,
      action: 'cancel_class_session',
      subject: { type: 'class_session', id },
      venues: [session.venue_id],
      before: { status: session.status, booked: session.booked, waitlisted: session.waitlisted },
      after: { status: 'cancelled', reason, scope, sessions: sessions.length },
    });
    const cancelled = await findPartnerClassSession(tx, id);
    return cancelled ? { ...cancelled, change_id: changeId } : refuse('not_found');
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

import { audit } from '../../../../platform/audit/audit.sql.ts';
import { inTransaction } from '../../../../platform/database/transaction.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../../platform/http/routes/require-access.ts';
import { isRefusal, type Refusal, refuse } from '../../../../platform/refusal.ts';
import { announceChanges } from '../../changes/announce-changes.ts';
import { recordClassChange } from '../../changes/record-class-change.ts';
import { keepByHand, writeSessionStates } from '../../changes/session-states.store.ts';
import { classHooks } from '../../class-hooks.ts';
import { findPartnerClassSession } from '../../sessions/present-partner-session.ts';
import { updateTemplate } from '../../templates/class-templates.store.ts';
import { templateColumns } from '../../templates/template-columns.ts';
import type { ChangedClassSession } from '../change-class-session.ts';
import type { SessionFields } from '../plan-session-change.ts';
import { loadSeveralSessions, sessionsLocks } from './load-several-sessions.ts';

/**
 * Changes one date of a class and the later ones, or all still to come, and the class itself so that
 * its later dates follow. Members are notified of a new time or trainer; more places promote the
 * waitlist. Dates that were changed by hand stay, and so do those before the chosen one.
 */
export async function changeSeveralSessions(
  deps: Deps,
  { id: actor, organisationId }: AuthenticatedUser,
  id: string,
  fields: SessionFields,
  locks = sessionsLocks(deps),
): Promise<ChangedClassSession | Refusal> {
  if (!organisationId) return refuse('not_found');
  return inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const loaded = await loadSeveralSessions(tx, organisationId, id, fields, now, locks);
    if (isRefusal(loaded)) return loaded;
    const { template, plan } = loaded;
    const sessionIds = [...plan.changes.map(({ to }) => to.id), ...plan.earlier];
    const change = { organisationId, sessionIds, templateId: template.id };
    const changeId = await recordClassChange(tx, change, now, async () => {
      await keepByHand(tx, plan.earlier);
      await writeSessionStates(
        tx,
        plan.changes.map(({ to }) => to),
      );
      await updateTemplate(tx, template.id, templateColumns(plan.template));
    });
    await announceChanges(tx, classHooks(deps), plan.changes);
    const { scope, ...named } = fields;
    await audit(tx, {
      actor,
      action: 'change_class_session',
      subject: { type: 'class_session', id },
      venues: [template.venue_id],
      after: { ...named, scope, sessions: plan.changes.length },
    });
    const changed = await findPartnerClassSession(tx, id);
    return changed ? { ...changed, change_id: changeId } : refuse('not_found');
  });
}

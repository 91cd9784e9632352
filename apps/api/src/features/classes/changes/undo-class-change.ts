import type { undoClassChange as operation } from '@pulse/contract';
import { MINUTE, UNDO_CHANGE_MINUTES } from '@pulse/domain';
import type { z } from 'zod';
import { audit } from '../../../platform/audit/audit.sql.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { classHooks } from '../class-hooks.ts';
import { updateTemplate } from '../templates/class-templates.store.ts';
import { announceChanges } from './announce-changes.ts';
import { lockClassChange, markUndone } from './class-changes.store.ts';
import { cancelledOf, lockUnchanged, undoLocks } from './lock-unchanged.ts';
import { writeSessionStates } from './session-states.store.ts';

type Undone = z.input<(typeof operation.responses)[200]>;

/**
 * Takes back a move, a substitution, a resize or a cancellation within ten minutes: every session, and
 * the class where it changed too, is as it was before, and members are notified as of any change. What
 * was cancelled is put back: old places are held for their members, and members who waited wait again.
 * Refused when one of the sessions or the class has changed since, has begun or has a member checked in,
 * when a trainer or the venue was archived, and when more places are taken now than there were.
 * Repeating it changes nothing.
 */
export async function undoClassChange(
  deps: Deps,
  { id: actor, organisationId }: AuthenticatedUser,
  id: string,
  locks = undoLocks(deps),
): Promise<Undone | Refusal> {
  if (!organisationId) return refuse('not_found');
  return inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const change = await lockClassChange(tx, organisationId, id);
    if (!change) return refuse('not_found');
    const sessions = change.sessions.length;
    if (change.undone_at) return { sessions, offered: 0 };
    if (now > change.changed_at.getTime() + UNDO_CHANGE_MINUTES * MINUTE)
      return refuse('undo_expired');
    const locked = await lockUnchanged(tx, organisationId, change, now, locks);
    if (isRefusal(locked)) return locked;
    await writeSessionStates(
      tx,
      change.sessions.map(({ before }) => before),
    );
    if (change.template) {
      const { id: templateId, venue_id, version, weekly, ...fields } = change.template.before;
      await updateTemplate(tx, templateId, { ...fields, weekly: JSON.stringify(weekly) });
    }
    const before = new Map(change.sessions.map((one) => [one.before.id, one.before]));
    const hooks = classHooks(deps);
    await announceChanges(
      tx,
      hooks,
      locked.flatMap((session) => {
        const to = before.get(session.id);
        return to ? [{ from: session, to }] : [];
      }),
    );
    const restored = await hooks.onSessionsRestored(tx, cancelledOf(locked));
    await markUndone(tx, id, new Date(now));
    await audit(tx, {
      actor,
      action: 'undo_class_change',
      subject: { type: 'class_change', id },
      venues: [...new Set(locked.map(({ venue_id }) => venue_id))],
      after: { sessions, ...restored },
    });
    return { sessions, offered: restored.offered };
  });
}

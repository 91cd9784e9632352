import { audit } from '../../../platform/audit/audit.sql.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { recordClassChange } from '../changes/record-class-change.ts';
import { classHooks, type MovedSession } from '../class-hooks.ts';
import { type OwnSessionRow, updateOwnSession } from '../sessions/own-sessions.store.ts';
import {
  findPartnerClassSession,
  type PartnerClassSession,
} from '../sessions/present-partner-session.ts';
import { loadSessionChange, sessionLocks } from './load-session-change.ts';
import type { SessionFields, SessionPlan } from './plan-session-change.ts';

/** A session after a change, and what takes the change back. */
export type ChangedClassSession = PartnerClassSession & { change_id: string };

/**
 * Moves one session, gives it to another trainer, or resizes it, never below its booked places. Members
 * are notified of its new time or trainer; more places promote the waitlist.
 */
export async function changeClassSession(
  deps: Deps,
  user: AuthenticatedUser,
  id: string,
  fields: SessionFields,
  locks = sessionLocks(deps),
): Promise<ChangedClassSession | Refusal> {
  const { organisationId } = user;
  if (!organisationId) return refuse('not_found');
  const hooks = classHooks(deps);
  return inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const loaded = await loadSessionChange(tx, user, id, fields, now, locks);
    if (isRefusal(loaded)) return loaded;
    const { session, plan } = loaded;
    const change = { organisationId, sessionIds: [id] };
    const changeId = await recordClassChange(tx, change, now, () =>
      updateOwnSession(tx, id, plan.values),
    );
    // Moved first: a promotion is decided, and announced, for the new time.
    if (plan.moves) await hooks.onSessionsMoved(tx, [movedSession(session, plan)]);
    if (plan.values.trainerId !== session.trainer_id) await hooks.onTrainerChanged(tx, [id]);
    if (plan.values.capacity > session.capacity) await hooks.onPlacesFreed(tx, id);
    await audit(tx, {
      actor: user.id,
      action: 'change_class_session',
      subject: { type: 'class_session', id },
      venues: [session.venue_id],
      before: auditedBefore(session, fields),
      after: { ...fields },
    });
    const changed = await findPartnerClassSession(tx, id);
    return changed ? { ...changed, change_id: changeId } : refuse('not_found');
  });
}

/** A session at its new time. */
export function movedSession(
  { id, time_zone }: OwnSessionRow,
  { values }: SessionPlan,
): MovedSession {
  const { startsAt, endsAt, localDate } = values;
  return { id, startsAt, endsAt, localDate, zone: time_zone };
}

function auditedBefore(session: OwnSessionRow, { capacity, trainer_id }: SessionFields) {
  const { starts_at, ends_at } = session;
  return {
    starts_at: starts_at.toISOString(),
    ends_at: ends_at.toISOString(),
    ...(capacity !== undefined && { capacity: session.capacity }),
    ...(trainer_id !== undefined && { trainer_id: session.trainer_id }),
  };
}

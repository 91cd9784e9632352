import type { coverTrainerAbsence as operation } from '@pulse/contract';
import type { z } from 'zod';
import { audit } from '../../../platform/audit/audit.sql.ts';
import { inTransaction, type Tx } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { chooseTrainer } from '../../venues/index.ts';
import { announceChanges, type ChangedSession } from '../changes/announce-changes.ts';
import { recordClassChange } from '../changes/record-class-change.ts';
import { listSessionStates, stateOf, writeSessionStates } from '../changes/session-states.store.ts';
import { classHooks } from '../class-hooks.ts';
import { cancelSessions } from '../sessions/own-sessions.store.ts';
import {
  isOwnTrainer,
  listSessionsOfTrainer,
  listVenuesOfSessions,
} from './absent-trainer.store.ts';

type Cover = z.output<typeof operation.body>;

/**
 * Gives classes of a trainer to others and cancels the rest, all or nothing: members with a place are
 * notified, and what is cancelled costs them nothing. Refused when one of the classes is no longer the
 * trainer's, is cancelled or has begun.
 */
export async function coverTrainerAbsence(
  deps: Deps,
  { id: actor, organisationId }: AuthenticatedUser,
  trainerId: string,
  { substitutes, cancelled, reason }: Cover,
): Promise<z.input<(typeof operation.responses)[200]> | Refusal> {
  if (!organisationId) return refuse('not_found');
  const hooks = classHooks(deps);
  return inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    if (!(await isOwnTrainer(tx, organisationId, trainerId))) return refuse('not_found');
    const refused = await chooseSubstitutes(tx, organisationId, substitutes);
    if (refused) return refused;
    const covered = substitutes.map((one) => one.class_session_id);
    const ids = [...covered, ...cancelled];
    await hooks.lockBookedSessions(tx, ids);
    const whose = { organisationId, trainerId };
    const own = await listSessionsOfTrainer(tx, whose, ids, new Date(now));
    if (own.length < ids.length) return refuse('classes_changed');
    const changes = await planSubstitutes(tx, substitutes);
    const change = { organisationId, sessionIds: ids };
    const changeId = await recordClassChange(tx, change, now, async () => {
      await writeSessionStates(
        tx,
        changes.map(({ to }) => to),
      );
      await cancelSessions(tx, cancelled, reason, new Date(now));
    });
    await announceChanges(tx, hooks, changes);
    if (cancelled.length > 0) await hooks.onSessionsCancelled(tx, cancelled, reason);
    await audit(tx, {
      actor,
      action: 'cover_trainer_absence',
      subject: { type: 'trainer', id: trainerId },
      venues: await listVenuesOfSessions(tx, ids),
      after: { covered: covered.length, cancelled: cancelled.length, reason },
    });
    return { covered: covered.length, cancelled: cancelled.length, change_id: changeId };
  });
}

// In the order of their ids, as any two requests lock trainers.
async function chooseSubstitutes(
  tx: Tx,
  organisationId: string,
  substitutes: Cover['substitutes'],
): Promise<Refusal | null> {
  const ids = new Set(substitutes.flatMap(({ trainer_id }) => trainer_id ?? []));
  for (const id of [...ids].sort()) {
    const chosen = await chooseTrainer(tx, organisationId, id, 'substitutes');
    if (isRefusal(chosen)) return chosen;
  }
  return null;
}

async function planSubstitutes(
  tx: Tx,
  substitutes: Cover['substitutes'],
): Promise<ChangedSession[]> {
  const trainers = new Map(substitutes.map((one) => [one.class_session_id, one.trainer_id]));
  return (await listSessionStates(tx, [...trainers.keys()])).map((from) => ({
    from,
    to: { ...stateOf(from), trainer_id: trainers.get(from.id) ?? null, changed_by_hand: true },
  }));
}

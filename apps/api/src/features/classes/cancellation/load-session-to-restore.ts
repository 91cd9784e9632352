import type { EpochMs } from '@pulse/domain';
import type { Tx } from '../../../platform/database/transaction.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { chooseTrainer, lockChosenVenue } from '../../venues/index.ts';
import type { SessionToRestore } from '../class-hooks.ts';
import { findOwnSession, type OwnSessionRow } from '../sessions/own-sessions.store.ts';
import { refuseStartedSession } from '../sessions/refuse-closed-session.ts';

/** A cancelled session that may be put back. */
export interface LoadedSession {
  session: OwnSessionRow;
  toRestore: SessionToRestore;
  /** Null when its trainer was archived meanwhile. */
  trainerId: string | null;
}

/**
 * Loads a cancelled session of the own organisation that has not started at `now`, after `lock` has
 * locked it and its former members; its trainer and venue are locked before. Refuses one that is not
 * cancelled, and one of an archived venue.
 */
export async function loadSessionToRestore(
  tx: Tx,
  { organisationId }: AuthenticatedUser,
  id: string,
  now: EpochMs,
  lock: (tx: Tx, session: SessionToRestore) => Promise<void>,
): Promise<LoadedSession | Refusal> {
  const found = organisationId && (await findOwnSession(tx, organisationId, id));
  if (!organisationId || !found) return refuse('not_found');
  const { trainer_id } = found;
  const trainer = trainer_id && (await chooseTrainer(tx, organisationId, trainer_id, 'trainer_id'));
  const venue = await lockChosenVenue(tx, organisationId, found.venue_id);
  if (!venue) return refuse('not_found');
  if (venue.status === 'archived') return refuse('venue_status_conflict', { status: venue.status });
  await lock(tx, toRestoreOf(found));
  const session = await findOwnSession(tx, organisationId, id);
  if (!session) return refuse('not_found');
  if (session.status !== 'cancelled') return refuse('class_not_cancelled');
  const started = refuseStartedSession(session, now);
  if (started) return started;
  const trainerId = trainer && !isRefusal(trainer) ? trainer.id : null;
  return { session, toRestore: toRestoreOf(session), trainerId };
}

function toRestoreOf({ id, starts_at, capacity, cancelled_at }: OwnSessionRow): SessionToRestore {
  return { id, startsAt: starts_at.getTime(), capacity, cancelledAt: cancelled_at };
}

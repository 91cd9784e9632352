import type { EpochMs } from '@pulse/domain';
import type { Tx } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { chooseTrainer, lockChosenVenue } from '../../venues/index.ts';
import { classHooks } from '../class-hooks.ts';
import { findOwnSession, type OwnSessionRow } from '../sessions/own-sessions.store.ts';
import { refuseClosedSession } from '../sessions/refuse-closed-session.ts';
import { planSessionChange, type SessionFields, type SessionPlan } from './plan-session-change.ts';

/** How a session and what surrounds it are locked before anything is decided. */
export interface SessionLocks {
  venue(tx: Tx, organisationId: string, venueId: string): Promise<unknown>;
  /** The session and those who booked it or wait for it. */
  session(tx: Tx, id: string): Promise<void>;
  /** Its bookings; returns how many members have been checked in. */
  bookings(tx: Tx, ids: readonly string[]): Promise<number>;
}

/** The locks for changing a session: no member books it, leaves it or is checked in meanwhile. */
export function sessionLocks(deps: Deps): SessionLocks {
  const hooks = classHooks(deps);
  return {
    venue: lockChosenVenue,
    session: (tx, id) => hooks.lockBookedSessions(tx, [id]),
    bookings: hooks.lockBookings,
  };
}

/**
 * Loads a session of the own organisation and what a change makes of it at `now`. Locks the trainer,
 * the venue, members, the session and its bookings in this order. Refuses one that is cancelled or has
 * started, a trainer who cannot be chosen, values that it cannot have, and moving it once a member is
 * checked in.
 */
export async function loadSessionChange(
  tx: Tx,
  { organisationId }: AuthenticatedUser,
  id: string,
  fields: SessionFields,
  now: EpochMs,
  locks: SessionLocks,
): Promise<{ session: OwnSessionRow; plan: SessionPlan } | Refusal> {
  const found = organisationId && (await findOwnSession(tx, organisationId, id));
  if (!organisationId || !found) return refuse('not_found');
  const { trainer_id } = fields;
  const trainer = trainer_id && (await chooseTrainer(tx, organisationId, trainer_id, 'trainer_id'));
  if (isRefusal(trainer)) return trainer;
  await locks.venue(tx, organisationId, found.venue_id);
  await locks.session(tx, id);
  const session = await findOwnSession(tx, organisationId, id);
  if (!session) return refuse('not_found');
  const closed = refuseClosedSession(session, now);
  if (closed) return closed;
  const plan = planSessionChange(session, fields, now);
  if (isRefusal(plan)) return plan;
  const arrived = await locks.bookings(tx, [id]);
  if (plan.moves && arrived > 0) return refuse('class_has_check_ins');
  return { session, plan };
}

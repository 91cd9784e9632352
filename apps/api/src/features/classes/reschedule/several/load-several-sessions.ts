import type { EpochMs } from '@pulse/domain';
import type { Tx } from '../../../../platform/database/transaction.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { isRefusal, type Refusal, refuse } from '../../../../platform/refusal.ts';
import { chooseTrainer, lockChosenVenue } from '../../../venues/index.ts';
import { isMoved } from '../../changes/announce-changes.ts';
import { type LockedSession, listSessionStates } from '../../changes/session-states.store.ts';
import { classHooks } from '../../class-hooks.ts';
import { findOwnSession } from '../../sessions/own-sessions.store.ts';
import { refuseClosedSession } from '../../sessions/refuse-closed-session.ts';
import {
  type ClassTemplateRow,
  findTemplate,
  lockTemplate,
} from '../../templates/class-templates.store.ts';
import { listUpcomingSessionIds } from '../../templates/template-sessions.store.ts';
import type { SessionFields } from '../plan-session-change.ts';
import { planSeveralSessions, type SessionsPlan } from './plan-several-sessions.ts';

/** How a class and its sessions are locked before anything is decided. */
export interface SessionsLocks {
  template(tx: Tx, organisationId: string, id: string): Promise<ClassTemplateRow | null>;
  /** The sessions and those who booked them or wait for them. */
  sessions(tx: Tx, ids: readonly string[]): Promise<void>;
  /** Their bookings; returns how many members have been checked in. */
  bookings(tx: Tx, ids: readonly string[]): Promise<number>;
}

/** The locks for changing a class: no member books, leaves or is checked in meanwhile. */
export function sessionsLocks(deps: Deps): SessionsLocks {
  const { lockBookedSessions: sessions, lockBookings: bookings } = classHooks(deps);
  return { template: lockTemplate, sessions, bookings };
}

/** For a preview, which locks nothing. */
export function withoutLocks(deps: Deps): SessionsLocks {
  const { countArrivals: bookings } = classHooks(deps);
  return { template: findTemplate, sessions: async () => undefined, bookings };
}

/** A change of a class by one of its dates, as loaded. */
interface LoadedSessions {
  template: ClassTemplateRow;
  chosen: LockedSession;
  plan: SessionsPlan;
}

/**
 * Loads a class, its sessions from today on, and what a change by one of its dates does to them at
 * `now`. Locks the trainer, the venue, the class, members, the sessions and their bookings in this
 * order. Refuses a session that is cancelled or has started, an archived class, a trainer who cannot be
 * chosen, values that a session cannot have, and moving one in which a member is checked in.
 */
export async function loadSeveralSessions(
  tx: Tx,
  organisationId: string,
  id: string,
  fields: SessionFields,
  now: EpochMs,
  locks: SessionsLocks,
): Promise<LoadedSessions | Refusal> {
  const found = await findOwnSession(tx, organisationId, id);
  if (!found) return refuse('not_found');
  const { trainer_id } = fields;
  const trainer = trainer_id && (await chooseTrainer(tx, organisationId, trainer_id, 'trainer_id'));
  if (isRefusal(trainer)) return trainer;
  await lockChosenVenue(tx, organisationId, found.venue_id);
  const template = await locks.template(tx, organisationId, found.class_template_id);
  if (!template) return refuse('not_found');
  const ids = await listUpcomingSessionIds(tx, template.id, new Date(now), [
    'scheduled',
    'cancelled',
  ]);
  await locks.sessions(tx, ids);
  const session = await findOwnSession(tx, organisationId, id);
  const closed = session ? refuseClosedSession(session, now) : refuse('not_found');
  if (closed) return closed;
  if (template.archived_at) return refuse('class_template_archived');
  const sessions = await listSessionStates(tx, ids);
  const chosen = sessions.find((one) => one.id === id);
  if (!chosen) return refuse('not_found');
  const plan = planSeveralSessions(template, sessions, chosen, fields, now);
  if (isRefusal(plan)) return plan;
  const moved = plan.changes.filter(isMoved).map(({ to }) => to.id);
  const arrived = moved.length > 0 ? await locks.bookings(tx, moved) : 0;
  return arrived > 0 ? refuse('class_has_check_ins') : { template, chosen, plan };
}

import { isDeepStrictEqual } from 'node:util';
import type { EpochMs } from '@pulse/domain';
import type { Tx } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { chooseTrainer, lockChosenVenue } from '../../venues/index.ts';
import { type ClassHooks, classHooks, type SessionToRestore } from '../class-hooks.ts';
import { lockTemplate } from '../templates/class-templates.store.ts';
import type { ClassChangeRow } from './class-changes.store.ts';
import { templateStateOf } from './record-class-change.ts';
import { type LockedSession, listSessionStates, stateOf } from './session-states.store.ts';

/** How sessions and their bookings are locked before anything is decided. */
export interface UndoLocks {
  sessions: ClassHooks['lockBookedSessions'];
  bookings: ClassHooks['lockBookings'];
}

/** The locks for taking a change back: no member books, leaves or is checked in meanwhile. */
export function undoLocks(deps: Deps): UndoLocks {
  const { lockBookedSessions: sessions, lockBookings: bookings } = classHooks(deps);
  return { sessions, bookings };
}

/**
 * The sessions of a change, locked, while all of it is as the change left it at `now`; trainers, venues,
 * the class, members, the sessions and their bookings are locked in this order.
 */
export async function lockUnchanged(
  tx: Tx,
  organisationId: string,
  { sessions, template }: ClassChangeRow,
  now: EpochMs,
  locks: UndoLocks,
): Promise<LockedSession[] | Refusal> {
  const ids = sessions.map(({ before }) => before.id);
  const found = await listSessionStates(tx, ids);
  const around = await lockSurroundings(tx, organisationId, { sessions, template }, found);
  if (isRefusal(around)) return around;
  await locks.sessions(tx, ids, cancelledOf(found));
  const locked = await listSessionStates(tx, ids);
  const after = new Map(sessions.map((one) => [one.after.id, one.after]));
  const isAsLeft = (session: LockedSession) =>
    Date.parse(session.starts_at) > now &&
    isDeepStrictEqual(stateOf(session), after.get(session.id));
  if (locked.length < ids.length || !locked.every(isAsLeft)) return refuse('classes_changed');
  const earlier = sessions.filter(({ before }) => Date.parse(before.starts_at) <= now);
  const moved = sessions.filter(({ before, after: now }) => before.starts_at !== now.starts_at);
  const arrived = await locks.bookings(
    tx,
    moved.map(({ before }) => before.id),
  );
  if (earlier.length > 0 || arrived > 0) return refuse('classes_changed');
  const places = new Map(sessions.map(({ before }) => [before.id, before.capacity]));
  const full = locked.find(({ id, booked }) => booked > (places.get(id) ?? booked));
  return full ? refuseFull(full, places.get(full.id) ?? 0) : locked;
}

// Trainers and venues in the order of their ids, as any two requests lock them.
async function lockSurroundings(
  tx: Tx,
  organisationId: string,
  { sessions, template }: Pick<ClassChangeRow, 'sessions' | 'template'>,
  found: readonly LockedSession[],
): Promise<Refusal | null> {
  const trainers = [template, ...sessions].flatMap((one) => one?.before.trainer_id ?? []);
  for (const id of [...new Set(trainers)].sort())
    if (isRefusal(await chooseTrainer(tx, organisationId, id, 'trainer_id')))
      return refuse('classes_changed');
  for (const id of [...new Set(found.map(({ venue_id }) => venue_id))].sort()) {
    const venue = await lockChosenVenue(tx, organisationId, id);
    if (venue?.status !== 'archived') continue;
    return refuse('venue_status_conflict', { status: venue.status });
  }
  if (!template) return null;
  const locked = await lockTemplate(tx, organisationId, template.after.id);
  const isAsLeft =
    locked && !locked.archived_at && isDeepStrictEqual(templateStateOf(locked), template.after);
  return isAsLeft ? null : refuse('classes_changed');
}

/** Those among these sessions that are put back. */
export function cancelledOf(sessions: readonly LockedSession[]): SessionToRestore[] {
  return sessions
    .filter(({ status }) => status === 'cancelled')
    .map(({ id, starts_at, capacity, cancelled_at }) => ({
      id,
      startsAt: Date.parse(starts_at),
      capacity,
      cancelledAt: cancelled_at === null ? null : new Date(cancelled_at),
    }));
}

function refuseFull({ booked, title, starts_at, zone }: LockedSession, capacity: number): Refusal {
  return refuse('capacity_below_booked', { booked, capacity, title, starts_at, time_zone: zone });
}

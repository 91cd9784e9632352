import { isDeepStrictEqual } from 'node:util';
import { MINUTE, UNDO_CHANGE_MINUTES } from '@pulse/domain';
import { audit } from '../../../platform/audit/audit.sql.ts';
import { inTransaction, type Tx } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { lockChosenVenue } from '../../venues/index.ts';
import { classHooks } from '../class-hooks.ts';
import { lockTemplate, updateTemplate } from '../templates/class-templates.store.ts';
import { announceChanges } from './announce-changes.ts';
import { type ClassChangeRow, lockClassChange, markUndone } from './class-changes.store.ts';
import { templateStateOf } from './record-class-change.ts';
import {
  type LockedSession,
  listSessionStates,
  stateOf,
  writeSessionStates,
} from './session-states.store.ts';

/**
 * Takes back a move, a substitution or a resize within ten minutes: every session, and the class where
 * it changed too, is as it was before, and members are notified as of any change. Refused when one of
 * the sessions or the class has changed since, has begun or has a member checked in, and when more
 * places are taken now than there were. Repeating it changes nothing.
 */
export async function undoClassChange(
  deps: Deps,
  { id: actor, organisationId }: AuthenticatedUser,
  id: string,
): Promise<{ sessions: number } | Refusal> {
  if (!organisationId) return refuse('not_found');
  return inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const change = await lockClassChange(tx, organisationId, id);
    if (!change) return refuse('not_found');
    const undone = { sessions: change.sessions.length };
    if (change.undone_at) return undone;
    if (now > change.changed_at.getTime() + UNDO_CHANGE_MINUTES * MINUTE)
      return refuse('undo_expired');
    const locked = await lockUnchanged(tx, deps, organisationId, change);
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
    await announceChanges(
      tx,
      classHooks(deps),
      locked.flatMap((session) => {
        const to = before.get(session.id);
        return to ? [{ from: session, to }] : [];
      }),
    );
    await markUndone(tx, id, new Date(now));
    await audit(tx, {
      actor,
      action: 'undo_class_change',
      subject: { type: 'class_change', id },
      after: undone,
    });
    return undone;
  });
}

// Locked in the order of every change: the venue, the class, its members and sessions, their bookings.
async function lockUnchanged(
  tx: Tx,
  deps: Deps,
  organisationId: string,
  { sessions, template }: ClassChangeRow,
): Promise<LockedSession[] | Refusal> {
  const hooks = classHooks(deps);
  if (template) {
    await lockChosenVenue(tx, organisationId, template.after.venue_id);
    const found = await lockTemplate(tx, organisationId, template.after.id);
    if (!found || found.archived_at) return refuse('classes_changed');
    if (!isDeepStrictEqual(templateStateOf(found), template.after))
      return refuse('classes_changed');
  }
  const ids = sessions.map(({ before }) => before.id);
  await hooks.lockBookedSessions(tx, ids);
  const locked = await listSessionStates(tx, ids);
  const after = new Map(sessions.map((one) => [one.after.id, one.after]));
  const now = deps.clock.now();
  const isAsLeft = (session: LockedSession) =>
    session.status === 'scheduled' &&
    Date.parse(session.starts_at) > now &&
    isDeepStrictEqual(stateOf(session), after.get(session.id));
  if (locked.length < ids.length || !locked.every(isAsLeft)) return refuse('classes_changed');
  const earlier = sessions.filter(({ before }) => Date.parse(before.starts_at) <= now);
  const moved = sessions.filter(({ before, after: now }) => before.starts_at !== now.starts_at);
  const arrived = await hooks.lockBookings(
    tx,
    moved.map(({ before }) => before.id),
  );
  if (earlier.length > 0 || arrived > 0) return refuse('classes_changed');
  const places = new Map(sessions.map(({ before }) => [before.id, before.capacity]));
  const full = locked.find(({ id, booked }) => booked > (places.get(id) ?? booked));
  return full ? refuseFull(full, places.get(full.id) ?? 0) : locked;
}

function refuseFull({ booked, title, starts_at, zone }: LockedSession, capacity: number): Refusal {
  return refuse('capacity_below_booked', { booked, capacity, title, starts_at, time_zone: zone });
}

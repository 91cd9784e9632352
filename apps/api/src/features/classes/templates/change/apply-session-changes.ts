import type { Tx } from '../../../../platform/database/transaction.ts';
import type { ClassHooks } from '../../class-hooks.ts';
import { insertSessions } from '../../schedule/templates.store.ts';
import { cancelSessions } from '../../sessions/own-sessions.store.ts';
import { localMinuteOf, parseWallTime } from '../../sessions/wall-time.ts';
import type { SessionColumns } from '../template-columns.ts';
import {
  removeSessions,
  updateSessionColumns,
  updateSessionTimes,
} from '../template-sessions.store.ts';
import { isMoved, movedSessions, type SessionToChange } from './moved-sessions.ts';
import type { PlannedSession, TemplatePlan } from './plan-template-change.ts';

/** What is applied to the locked sessions of a class. */
interface SessionChanges {
  templateId: string;
  zone: string;
  plan: TemplatePlan;
  columns: SessionColumns;
  /** Whether the booked sessions change too, and what their members read where one is cancelled. */
  applyToBooked: boolean;
  reason: string;
  now: Date;
}

/** Changes, removes and creates sessions as planned; the template itself has changed already. */
export async function applySessionChanges(
  tx: Tx,
  hooks: ClassHooks,
  { templateId, zone, plan, columns, applyToBooked, reason, now }: SessionChanges,
): Promise<void> {
  const { create, change, remove, booked } = plan.change;
  const bookedChanges = applyToBooked ? booked.change : [];
  const changes = [...change, ...bookedChanges];
  await updateSessionTimes(tx, changes.filter(isMoved).map(newTimeIn(zone)));
  await updateSessionColumns(
    tx,
    changes.map(({ session }) => session.id),
    columns,
  );
  await removeSessions(tx, idsOf(remove), now);
  await insertSessions(
    tx,
    create.map(({ local_date, start, startsAt, endsAt }) => ({
      templateId,
      localDate: local_date,
      occurrenceMinute: parseWallTime(start),
      localMinute: localMinuteOf(startsAt, zone),
      startsAt,
      endsAt,
    })),
  );
  const { trainer_id } = columns;
  if (trainer_id !== undefined) {
    const retaught = bookedChanges.filter(({ session: { row } }) => row.trainer_id !== trainer_id);
    await hooks.onTrainerChanged(tx, idsOf(retaught.map(({ session }) => session)));
  }
  await hooks.onSessionsMoved(tx, movedSessions(bookedChanges, zone));
  if (applyToBooked && booked.remove.length > 0) {
    const ids = idsOf(booked.remove);
    await cancelSessions(tx, ids, reason, now);
    await hooks.onSessionsCancelled(tx, ids, reason);
  }
  // The few that have a waitlist, each with its own order.
  const enlarged = bookedChanges.filter(({ session: { row } }) => hasMorePlaces(row, columns));
  for (const { session } of enlarged) await hooks.onPlacesFreed(tx, session.id);
}

const idsOf = (sessions: readonly PlannedSession[]) => sessions.map(({ id }) => id);

const hasMorePlaces = (
  { waitlisted, capacity }: PlannedSession['row'],
  { capacity: places = capacity }: SessionColumns,
) => waitlisted > 0 && places > capacity;

const newTimeIn =
  (zone: string) =>
  ({ session: { id }, to: { local_date, start, startsAt, endsAt } }: SessionToChange) => ({
    id,
    occurrenceMinute: parseWallTime(start),
    localDate: local_date,
    localMinute: localMinuteOf(startsAt, zone),
    startsAt,
    endsAt,
  });

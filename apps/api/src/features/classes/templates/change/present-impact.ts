import type { templateImpact } from '@pulse/contract';
import { clockChanges, isoInstant } from '@pulse/domain';
import type { z } from 'zod';
import type { Db, Tx } from '../../../../platform/database/transaction.ts';
import { type Refusal, refuse } from '../../../../platform/refusal.ts';
import type { ClassHooks } from '../../class-hooks.ts';
import { movedSessions } from './moved-sessions.ts';
import type { PlannedSession, TemplatePlan } from './plan-template-change.ts';

/** What a change of a class does to its sessions, in the wire form. */
export type TemplateImpact = z.input<typeof templateImpact>;

/** How many sessions are named; the counts are of all. */
const MAX_NAMED = 20;

/** Presents a plan, whose new capacity, if any, is `capacity`, before it is carried out. */
export async function presentImpact(
  db: Db | Tx,
  hooks: ClassHooks,
  { change, occurrences }: TemplatePlan,
  { zone, capacity }: { zone: string; capacity: number | undefined },
): Promise<TemplateImpact> {
  const { booked, byHand } = change;
  const bookedSessions = [
    ...booked.change.map(({ session, to }) => ({ session, to: to.startsAt })),
    ...booked.remove.map((session) => ({ session, to: null })),
  ].sort((a, b) => a.session.startsAt - b.session.startsAt);
  const kept = byHand.filter(({ row }) => row.status === 'scheduled');
  const stays = (session: PlannedSession) => ({ session, to: null });
  return {
    time_zone: zone,
    at_once: {
      created: change.create.length,
      changed: change.change.length,
      removed: change.remove.length,
    },
    booked: {
      changed: booked.change.length,
      removed: booked.remove.length,
      bookings: bookedSessions.reduce((sum, { session }) => sum + session.bookings, 0),
      overlapping: await hooks.countOverlaps(db, movedSessions(booked.change, zone)),
      sessions: nameFirst(bookedSessions),
    },
    by_hand: { kept: kept.length, sessions: nameFirst(kept.map(stays)) },
    capacity_below_booked: nameFirst(tooSmall(change.booked.change, capacity).map(stays)),
    clock_changes: clockChanges(occurrences, zone).slice(0, MAX_NAMED),
  };
}

/** The refusal of a plan that would leave a booked session with fewer places than are taken; else null. */
export function refuseTooSmall(
  { change }: TemplatePlan,
  { zone, capacity }: { zone: string; capacity: number | undefined },
): Refusal | null {
  const [full] = tooSmall(change.booked.change, capacity);
  if (!full) return null;
  const { row, startsAt } = full;
  return refuse('capacity_below_booked', {
    booked: row.booked,
    capacity: capacity ?? row.capacity,
    title: row.title,
    starts_at: isoInstant(startsAt),
    time_zone: zone,
  });
}

// The booked sessions among these that have more places taken than the new capacity.
function tooSmall(
  changes: readonly { session: PlannedSession }[],
  capacity: number | undefined,
): PlannedSession[] {
  if (capacity === undefined) return [];
  return changes.map(({ session }) => session).filter(({ row }) => row.booked > capacity);
}

function nameFirst(sessions: readonly { session: PlannedSession; to: number | null }[]) {
  return sessions.slice(0, MAX_NAMED).map(({ session: { row, startsAt }, to }) => ({
    id: row.id,
    starts_at: isoInstant(startsAt),
    capacity: row.capacity,
    booked: row.booked,
    waitlisted: row.waitlisted,
    new_starts_at: to === null ? null : isoInstant(to),
  }));
}

import type { EpochMs } from '../../time/instants.ts';
import type { Occurrence } from './occurrences.ts';

/** A future session as stored; `occurrenceDate` is the date that its schedule gave it. */
export interface ScheduledSession {
  id: string;
  occurrenceDate: string;
  startsAt: EpochMs;
  endsAt: EpochMs;
  /** Bookings that hold a place or wait for one. */
  bookings: number;
  /** Its time, capacity or trainer was changed by hand: the schedule does not change it. */
  changedByHand: boolean;
}

/** What a changed schedule does to the future sessions of its template. */
export interface ScheduleChange<Session extends ScheduledSession> {
  create: Occurrence[];
  move: { session: Session; to: Occurrence }[];
  remove: Session[];
  /** Sessions with bookings that would move or be removed: changed only with the partner's consent. */
  needsConsent: { session: Session; to: Occurrence | null }[];
}

/**
 * Compares the future sessions of a template with the occurrences of its schedule. Sessions without
 * bookings follow immediately, those with bookings need consent, manual changes are kept.
 */
export function scheduleChange<Session extends ScheduledSession>(
  sessions: readonly Session[],
  occurrences: readonly Occurrence[],
): ScheduleChange<Session> {
  const byDate = new Map(occurrences.map((occurrence) => [occurrence.local_date, occurrence]));
  const existingDates = new Set(sessions.map((session) => session.occurrenceDate));
  const change: ScheduleChange<Session> = {
    create: occurrences.filter((occurrence) => !existingDates.has(occurrence.local_date)),
    move: [],
    remove: [],
    needsConsent: [],
  };
  for (const session of sessions) {
    const to = byDate.get(session.occurrenceDate) ?? null;
    if (session.changedByHand || (to && sameTime(session, to))) continue;
    if (session.bookings > 0) change.needsConsent.push({ session, to });
    else if (to) change.move.push({ session, to });
    else change.remove.push(session);
  }
  return change;
}

function sameTime(session: ScheduledSession, occurrence: Occurrence): boolean {
  return session.startsAt === occurrence.startsAt && session.endsAt === occurrence.endsAt;
}

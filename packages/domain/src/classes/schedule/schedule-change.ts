import type { EpochMs } from '../../time/instants.ts';
import type { LocalDate, WallTime } from '../../time/zones.ts';
import type { Occurrence } from './occurrences.ts';

/** A session as stored, from today on. */
export interface ScheduledSession {
  id: string;
  /** The date and the local start that its schedule gave it. */
  occurrenceDate: LocalDate;
  occurrenceStart: WallTime;
  startsAt: EpochMs;
  endsAt: EpochMs;
  /** Bookings that hold a place or wait for one. */
  bookings: number;
  /** Its time, capacity or trainer was changed by hand, or it was cancelled: it stays as it is. */
  changedByHand: boolean;
  /** It has started: it stays as it is, and stands for its occurrence. */
  begun: boolean;
  /** Something else than its time would change, for example its capacity. */
  differs: boolean;
}

/** A session that changes, and the occurrence that it follows to. */
export interface SessionChange<Session extends ScheduledSession> {
  session: Session;
  to: Occurrence;
}

/** What a changed template does to its sessions. */
export interface ScheduleChange<Session extends ScheduledSession> {
  create: Occurrence[];
  /** Sessions without a booking follow at once. */
  change: SessionChange<Session>[];
  remove: Session[];
  /** Sessions with bookings change only with the partner's consent. */
  booked: { change: SessionChange<Session>[]; remove: Session[] };
  /** Sessions that stay as they were changed by hand. */
  byHand: Session[];
}

/**
 * Compares the sessions of a template from today on with the occurrences of its schedule. A session
 * whose start is still in the schedule keeps it, another takes the free start of its date that is
 * nearest; a session without one is removed, a start without a session is created. A session that
 * cannot change still stands for its occurrence, so none is created beside it.
 */
export function scheduleChange<Session extends ScheduledSession>(
  sessions: readonly Session[],
  occurrences: readonly Occurrence[],
): ScheduleChange<Session> {
  const { pairs, create } = matchOccurrences(sessions, occurrences);
  const change: ScheduleChange<Session> = {
    create,
    change: [],
    remove: [],
    booked: { change: [], remove: [] },
    byHand: [],
  };
  for (const session of sessions) {
    if (session.begun) continue;
    if (session.changedByHand) {
      change.byHand.push(session);
      continue;
    }
    const to = pairs.get(session);
    const kind = session.bookings > 0 ? change.booked : change;
    if (!to) kind.remove.push(session);
    else if (session.differs || !sameTime(session, to)) kind.change.push({ session, to });
  }
  return change;
}

function matchOccurrences<Session extends ScheduledSession>(
  sessions: readonly Session[],
  occurrences: readonly Occurrence[],
) {
  const free = new Map(occurrences.map((one) => [keyOf(one.local_date, one.start), one]));
  const pairs = new Map<Session, Occurrence>();
  const pair = (session: Session, occurrence: Occurrence) => {
    pairs.set(session, occurrence);
    free.delete(keyOf(occurrence.local_date, occurrence.start));
  };
  for (const session of sessions) {
    const same = free.get(keyOf(session.occurrenceDate, session.occurrenceStart));
    if (same) pair(session, same);
  }
  const freeByDate = Map.groupBy(free.values(), ({ local_date }) => local_date);
  const candidates = sessions
    .filter((session) => !pairs.has(session))
    .flatMap((session) =>
      // Measured once for each pair: a class may have 10,000 sessions, and sorting compares often.
      (freeByDate.get(session.occurrenceDate) ?? []).map((to) => ({
        session,
        to,
        distance: distanceBetween(session, to),
      })),
    )
    .sort((a, b) => a.distance - b.distance);
  for (const { session, to } of candidates)
    if (!pairs.has(session) && free.has(keyOf(to.local_date, to.start))) pair(session, to);
  return { pairs, create: [...free.values()] };
}

const keyOf = (date: LocalDate, start: WallTime) => `${date} ${start}`;

// By local time, not by instant: a session may have been moved to another day by hand.
function distanceBetween(session: ScheduledSession, to: Occurrence): number {
  return Math.abs(minutesOf(session.occurrenceStart) - minutesOf(to.start));
}

const minutesOf = (time: WallTime) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

function sameTime(session: ScheduledSession, occurrence: Occurrence): boolean {
  return session.startsAt === occurrence.startsAt && session.endsAt === occurrence.endsAt;
}

import { setImmediate } from 'node:timers/promises';
import {
  type ClassAddition,
  type EpochMs,
  isoWeekdayOf,
  localDateOf,
  planTimetable,
  scheduleHorizon,
  type TimetableEntry,
  type TimetablePlan,
  wallTimeOfMinute,
} from '@pulse/domain';
import type { Db, Tx } from '../../../../platform/database/transaction.ts';
import type { NewSession } from '../../schedule/templates.store.ts';
import { localMinuteOf } from '../../sessions/wall-time.ts';
import { listClosedDates } from '../../templates/template-sessions.store.ts';
import type { FileFault } from '../faults/faults.ts';
import { listComparedClasses, listComparedStarts } from './compared-classes.store.ts';
import { planSessions } from './plan-sessions.ts';

/** An addition with the sessions that it creates. */
export interface AdditionWithSessions {
  addition: ClassAddition;
  sessions: Omit<NewSession, 'templateId'>[];
}

/** What an import adds to its venue, and what it leaves as it is. */
export interface ImportPlan extends Omit<TimetablePlan, 'additions'> {
  additions: AdditionWithSessions[];
}

/** What an import takes, and the most that it may. */
export interface PlanRules {
  /** The starts that are taken: of a record of all sessions those that are over are taken too. */
  starts: 'upcoming' | 'all';
  /** Without them, the rows of the file are the only limit. */
  limits: {
    /** The most classes of a venue that a file is compared with. */
    compared: number;
    /** The most classes that one import adds or extends. */
    classes: number;
    /** The most sessions that one import creates. */
    sessions: number;
  } | null;
}

/** A venue imports what can still be booked. */
export const VENUE_RULES: PlanRules = {
  starts: 'upcoming',
  limits: { compared: 5000, classes: 500, sessions: 20_000 },
};

/** The import of many venues takes their whole timetable, days on which a venue is closed included. */
export const CITY_RULES: PlanRules = { starts: 'all', limits: null };

/** Before any date of a timetable: with it as today, nothing is over. */
const FIRST_DAY = '0001-01-01';

/** Plans what the entries of a file add to a venue. Trainers that the class will not have are left out. */
export async function planImport(
  db: Db | Tx,
  { id, time_zone: zone }: { id: string; time_zone: string },
  entries: readonly TimetableEntry[],
  { starts, limits, now }: PlanRules & { now: EpochMs },
): Promise<ImportPlan | FileFault> {
  const today = localDateOf(now, zone);
  const from = starts === 'all' ? FIRST_DAY : today;
  const limit = limits && limits.compared + 1;
  const classes = await listComparedClasses(db, id, { notOverOn: from, limit });
  if (limits && classes.length > limits.compared)
    return { fault: 'too_many_classes', details: { most: limits.compared } };
  const dates = [
    ...new Set(entries.flatMap((entry) => entry.dates.map(({ date }) => date))),
  ].sort();
  const existing = { classes, starts: await listComparedStarts(db, id, dates) };
  const horizon = scheduleHorizon(now, zone);
  const until = [horizon, ...dates].sort().at(-1) ?? horizon;
  const closed = starts === 'all' ? [] : await listClosedDates(db, id, { from: today, until });
  const time = starts === 'all' ? '00:00' : wallTimeOfMinute(localMinuteOf(now, zone));
  const moment = { today: from, time, closedDates: new Set(closed) };
  const { additions, closed: singleClosed, ...plan } = planTimetable(entries, existing, moment);
  if (limits && additions.length > limits.classes)
    return { fault: 'too_many_classes', details: { most: limits.classes } };
  const sessionsOf = planSessions({ zone, now, starts, closed });
  let sessions = 0;
  const withSessions: AdditionWithSessions[] = [];
  for (const addition of additions) {
    // Time zone arithmetic of hundreds of classes would keep other requests waiting.
    await setImmediate();
    const created = sessionsOf(addition);
    sessions += created.length;
    if (limits && sessions > limits.sessions)
      return { fault: 'too_many_sessions', details: { most: limits.sessions } };
    withSessions.push({ addition, sessions: created });
  }
  const weeklyClosed = additions.reduce(
    (sum, addition) => sum + startsOnDates(addition, closed, { from: today, until: horizon }),
    0,
  );
  return { ...plan, closed: singleClosed + weeklyClosed, additions: withSessions };
}

/** How many weekly starts of a class fall on some dates of a span, which its class leaves out. */
function startsOnDates(
  { weekly, firstDate, lastDate, excludedDates }: ClassAddition,
  dates: readonly string[],
  { from, until }: { from: string; until: string },
): number {
  return dates
    .filter((date) => date >= from && date <= until && date >= firstDate)
    .filter((date) => (!lastDate || date <= lastDate) && !excludedDates.includes(date))
    .reduce((sum, date) => {
      const weekday = isoWeekdayOf(date);
      return sum + weekly.filter((start) => start.weekday === weekday).length;
    }, 0);
}

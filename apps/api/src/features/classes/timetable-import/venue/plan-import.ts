import { setImmediate } from 'node:timers/promises';
import {
  type ClassAddition,
  type EpochMs,
  localDateOf,
  occurrences,
  planTimetable,
  scheduleHorizon,
  type TimetableEntry,
  type TimetablePlan,
} from '@pulse/domain';
import type { Db, Tx } from '../../../../platform/database/transaction.ts';
import type { NewSession } from '../../schedule/templates.store.ts';
import { formatWallTime, localMinuteOf } from '../../sessions/wall-time.ts';
import { listClosedDates } from '../../templates/template-sessions.store.ts';
import type { FileFault } from '../faults/faults.ts';
import { sessionOf } from '../write/occurrence-sessions.ts';
import {
  type ImportVenue,
  listComparedClasses,
  listComparedStarts,
} from './venue-timetable.store.ts';

/** An addition with the sessions that it creates. */
export interface AdditionWithSessions {
  addition: ClassAddition;
  sessions: Omit<NewSession, 'templateId'>[];
}

/** What an import adds to its venue, and what it leaves as it is. */
export interface ImportPlan extends Omit<TimetablePlan, 'additions'> {
  additions: AdditionWithSessions[];
}

/** The most classes of one file, and of a venue that a file is compared with. */
const MAX_CLASSES = 500;
const MAX_COMPARED_CLASSES = 5000;
/** The most sessions that one import creates. */
const MAX_SESSIONS = 20_000;

/** Plans what the entries of a file add to a venue. Trainers that the class will not have are left out. */
export async function planImport(
  db: Db | Tx,
  venue: ImportVenue,
  entries: readonly TimetableEntry[],
  now: EpochMs,
): Promise<ImportPlan | FileFault> {
  const { id, time_zone: zone } = venue;
  const today = localDateOf(now, zone);
  const limit = MAX_COMPARED_CLASSES + 1;
  const classes = await listComparedClasses(db, id, { today, limit });
  if (classes.length === limit)
    return { fault: 'too_many_classes', details: { most: MAX_COMPARED_CLASSES } };
  const dates = [
    ...new Set(entries.flatMap((entry) => entry.dates.map(({ date }) => date))),
  ].sort();
  const starts = await listComparedStarts(db, id, dates);
  const horizon = scheduleHorizon(now, zone);
  const until = [horizon, ...dates].sort().at(-1) ?? horizon;
  const closed = await listClosedDates(db, id, { from: today, until });
  const moment = {
    today,
    time: formatWallTime(localMinuteOf(now, zone)),
    closedDates: new Set(closed),
  };
  const { additions, ...plan } = planTimetable(entries, { classes, starts }, moment);
  if (additions.length > MAX_CLASSES)
    return { fault: 'too_many_classes', details: { most: MAX_CLASSES } };
  let sessions = 0;
  const withSessions: AdditionWithSessions[] = [];
  for (const addition of additions) {
    // Time zone arithmetic of hundreds of classes would keep other requests waiting.
    await setImmediate();
    const created = sessionsOf(addition, { zone, today, horizon, now, closed });
    sessions += created.length;
    if (sessions > MAX_SESSIONS)
      return { fault: 'too_many_sessions', details: { most: MAX_SESSIONS } };
    withSessions.push({ addition, sessions: created });
  }
  return { ...plan, additions: withSessions };
}

interface SessionSpan {
  zone: string;
  today: string;
  horizon: string;
  now: EpochMs;
  closed: readonly string[];
}

// Weekly times have sessions from now to the horizon, like any class; single starts as in the file.
function sessionsOf(
  { weekly, dates, minutes, firstDate, lastDate, excludedDates }: ClassAddition,
  { zone, today, horizon, now, closed }: SessionSpan,
) {
  const schedule = {
    weekly,
    duration_minutes: minutes,
    first_date: firstDate,
    last_date: lastDate,
  };
  const skipped = [...closed, ...excludedDates];
  const repeated = weekly.length > 0 ? occurrences(schedule, zone, today, horizon, skipped) : [];
  const single = [...Map.groupBy(dates, ({ date }) => date)].flatMap(([date, starts]) => {
    const weekday = new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
    const onDate = {
      weekly: starts.map(({ start }) => ({ weekday, start })),
      duration_minutes: minutes,
      first_date: date,
      last_date: date,
    };
    return occurrences(onDate, zone, date, date);
  });
  return [...repeated, ...single]
    .filter(({ startsAt }) => startsAt > now)
    .map((occurrence) => sessionOf(occurrence, zone));
}

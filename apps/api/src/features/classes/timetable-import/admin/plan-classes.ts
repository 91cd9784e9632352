import { createHash, randomUUID } from 'node:crypto';
import {
  type EpochMs,
  localDateOf,
  type Occurrence,
  occurrences,
  scheduleHorizon,
} from '@pulse/domain';
import type { TimetableRow } from '../csv/read-row.ts';
import type { RowFault } from '../faults/faults.ts';
import { sessionOf } from '../write/occurrence-sessions.ts';
import type { ClassWithSessions } from '../write/write-classes.ts';

/** The venue of a place in the file. */
export interface PlaceVenue {
  id: string;
  time_zone: string;
}

/** One class of the file: the rows that differ only in their date. */
interface PlannedClass extends ClassWithSessions {
  /** The same for the same class in another import, so that importing again creates no duplicate. */
  importKey: string;
  sessions: PlannedSession[];
}

/**
 * Groups rows into classes with their dated sessions. Two equal rows on one date without different
 * course numbers are two parallel groups: the second one becomes its own class.
 */
export function planClasses(
  rows: readonly TimetableRow[],
  venueOf: ReadonlyMap<string, PlaceVenue>,
  now: EpochMs,
): { classes: PlannedClass[]; faults: RowFault[] } {
  const classes = new Map<string, PlannedClass>();
  const usedKeys = new Set<string>();
  const faults: RowFault[] = [];
  const sessionsOf = cachedSessions(now);
  for (const row of rows) {
    const venue = venueOf.get(row.place);
    if (!venue) throw new Error(`no venue for the place ${row.place}`);
    const sessions = sessionsOf(row, venue.time_zone);
    if (isDated(row) && sessions.length === 0) {
      const details = { first: row.firstDate, last: row.firstDate, value: '' };
      faults.push({ row: row.row, code: 'no_occurrence', details });
      continue;
    }
    const planned = findOrAddClass(row, venue.id, classes, usedKeys);
    if (row.firstDate < planned.firstDate) planned.firstDate = row.firstDate;
    if (isDated(row) && row.firstDate > (planned.lastDate ?? '')) planned.lastDate = row.firstDate;
    for (const session of sessions) planned.sessions.push({ ...session, capacity: row.capacity });
  }
  return { classes: [...classes.values()], faults };
}

function findOrAddClass(
  row: TimetableRow,
  venueId: string,
  classes: Map<string, PlannedClass>,
  usedKeys: Set<string>,
): PlannedClass {
  const same = [row.title, row.start, row.end, row.weekday, row.course];
  const span = isDated(row) ? [] : [row.firstDate, row.lastDate];
  let group = 0;
  let importKey = keyOf([...same, ...span, group]);
  while (usedKeys.has(`${venueId} ${importKey} ${row.firstDate}`)) {
    group += 1;
    importKey = keyOf([...same, ...span, group]);
  }
  usedKeys.add(`${venueId} ${importKey} ${row.firstDate}`);
  const mapKey = `${venueId} ${importKey}`;
  const existing = classes.get(mapKey);
  if (existing) return existing;
  const { title, description, activity, capacity, minutes, firstDate, lastDate } = row;
  const planned: PlannedClass = {
    id: randomUUID(),
    venueId,
    importKey,
    name: title,
    description,
    activity,
    trainerId: null,
    capacity,
    minutes,
    weekly: isDated(row) ? [] : [{ weekday: row.weekday, start: row.start }],
    firstDate,
    lastDate,
    excludedDates: [],
    sessions: [],
  };
  classes.set(mapKey, planned);
  return planned;
}

function isDated(row: TimetableRow): boolean {
  return row.lastDate === row.firstDate;
}

function keyOf(parts: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

type SessionTimes = ReturnType<typeof sessionOf>;
type PlannedSession = SessionTimes & { capacity: number };

// A file repeats few dates and times many times, and time zone arithmetic is slow.
function cachedSessions(now: EpochMs) {
  const cache = new Map<string, SessionTimes[]>();
  return (row: TimetableRow, zone: string): SessionTimes[] => {
    const { start, end, weekday, firstDate, lastDate } = row;
    const key = [zone, start, end, weekday, firstDate, lastDate].join();
    const cached = cache.get(key);
    if (cached) return cached;
    const times = datesOf(row, zone, now).map((occurrence) => sessionOf(occurrence, zone));
    cache.set(key, times);
    return times;
  };
}

// A weekly class has sessions from today to the horizon, like any schedule; dated ones as in the file.
function datesOf(row: TimetableRow, zone: string, now: EpochMs): Occurrence[] {
  const schedule = {
    weekly: [{ weekday: row.weekday, start: row.start, end: row.end }],
    first_date: row.firstDate,
    last_date: row.lastDate,
  };
  return isDated(row)
    ? occurrences(schedule, zone, row.firstDate, row.firstDate)
    : occurrences(schedule, zone, localDateOf(now, zone), scheduleHorizon(now, zone));
}

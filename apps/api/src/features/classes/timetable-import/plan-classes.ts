import { createHash } from 'node:crypto';
import {
  type EpochMs,
  localDateOf,
  type Occurrence,
  occurrences,
  scheduleHorizon,
} from '@pulse/domain';
import { wallMinuteOf } from '../schedule/materialise-sessions.ts';
import type { RowFault } from './faults.ts';
import type { TimetableRow } from './read-row.ts';

/** The venue that a place of the file is. */
export interface PlaceVenue {
  id: string;
  time_zone: string;
}

export interface PlannedSession {
  localDate: string;
  localMinute: number;
  startsAt: EpochMs;
  endsAt: EpochMs;
  capacity: number;
}

/** One class of the file: the rows that say the same but for their date. */
export interface PlannedClass {
  venueId: string;
  /** The same class of the same file has the same key, so importing again makes nothing twice. */
  importKey: string;
  row: TimetableRow;
  /** The weekly schedule; null for a class that has only the dates it names. */
  weekday: number | null;
  firstDate: string;
  lastDate: string | null;
  sessions: PlannedSession[];
}

/**
 * Sorts rows into classes with their dated sessions. Two rows alike on one date, without a course
 * number to tell them apart, are two groups side by side: the second makes a class of its own.
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
  const known = classes.get(mapKey);
  if (known) return known;
  const { firstDate, lastDate } = row;
  const weekday = isDated(row) ? null : row.weekday;
  const planned = { venueId, importKey, row, weekday, firstDate, lastDate, sessions: [] };
  classes.set(mapKey, planned);
  return planned;
}

function isDated(row: TimetableRow): boolean {
  return row.lastDate === row.firstDate;
}

function keyOf(parts: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

type SessionTimes = Omit<PlannedSession, 'capacity'>;

// A file names few dates and times, each many times over; working with zones is the slow part.
function cachedSessions(now: EpochMs) {
  const cache = new Map<string, SessionTimes[]>();
  return (row: TimetableRow, zone: string): SessionTimes[] => {
    const { start, end, weekday, firstDate, lastDate } = row;
    const key = [zone, start, end, weekday, firstDate, lastDate].join();
    const known = cache.get(key);
    if (known) return known;
    const created = datesOf(row, zone, now).map(({ local_date, startsAt, endsAt }) => {
      return { localDate: local_date, localMinute: wallMinuteOf(startsAt, zone), startsAt, endsAt };
    });
    cache.set(key, created);
    return created;
  };
}

// A weekly class is made from today to the horizon, like any other; dated ones as the file says.
function datesOf(row: TimetableRow, zone: string, now: EpochMs): Occurrence[] {
  const schedule = {
    weekdays: [row.weekday],
    start_time: row.start,
    end_time: row.end,
    first_date: row.firstDate,
    last_date: row.lastDate,
  };
  return isDated(row)
    ? occurrences(schedule, zone, row.firstDate, row.firstDate)
    : occurrences(schedule, zone, localDateOf(now, zone), scheduleHorizon(now, zone));
}

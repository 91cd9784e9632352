import { type EpochMs, type LocalDate, type Occurrence, occurrences } from '@pulse/domain';
import type { Tx } from '../../../platform/database/transaction.ts';
import {
  insertSessions,
  listSchedules,
  type NewSession,
  type ScheduleRow,
} from './templates.store.ts';

/** Sessions written by one statement. */
const BATCH_SIZE = 5000;

export interface MaterialiseSpan {
  /** Only these templates; all of them when left out. */
  templateIds?: readonly string[];
  /** Local dates at each venue, both included. */
  from: LocalDate;
  until: LocalDate;
  /** Only go on after each template's last session; else missing dates in between are made too. */
  extendOnly?: boolean;
}

/**
 * Makes the sessions that the weekly schedules ask for and that are not there yet, at the same wall
 * time across clock changes, none on closed dates. Answers how many were made.
 */
export async function materialiseSessions(tx: Tx, span: MaterialiseSpan): Promise<number> {
  const schedules = await listSchedules(tx, span);
  const occurrencesOf = cachedOccurrences(span);
  let created = 0;
  let batch: NewSession[] = [];
  for (const schedule of schedules) {
    batch.push(...occurrencesOf(schedule));
    if (batch.length < BATCH_SIZE) continue;
    created += await insertSessions(tx, batch);
    batch = [];
  }
  return batch.length > 0 ? created + (await insertSessions(tx, batch)) : created;
}

// Thousands of classes share a few hundred weekly schedules; working with zones is the slow part.
function cachedOccurrences({ from, until, extendOnly }: MaterialiseSpan) {
  const cache = new Map<string, (Occurrence & { minute: number })[]>();
  return (row: ScheduleRow): NewSession[] => {
    const { id, weekdays, first_date, last_date, time_zone, start_time, duration_minutes } = row;
    const key = [time_zone, weekdays, start_time, duration_minutes, first_date, last_date].join();
    let dates = cache.get(key);
    if (!dates) {
      dates = occurrences(row, time_zone, from, until).map((occurrence) => ({
        ...occurrence,
        minute: wallMinuteOf(occurrence.startsAt, time_zone),
      }));
      cache.set(key, dates);
    }
    const after = extendOnly ? row.made_until : null;
    const closed = new Set(row.closed_dates);
    return dates
      .filter(({ local_date }) => !closed.has(local_date) && (!after || local_date > after))
      .map(({ local_date, minute, startsAt, endsAt }) => {
        return { templateId: id, localDate: local_date, localMinute: minute, startsAt, endsAt };
      });
  };
}

/** Minutes after local midnight, as the wall shows them: a start that the clocks skip is later. */
export function wallMinuteOf(at: EpochMs, zone: string): number {
  const wall = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
  return wall.hour * 60 + wall.minute;
}

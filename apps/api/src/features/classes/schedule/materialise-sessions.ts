import { type EpochMs, type LocalDate, type Occurrence, occurrences } from '@pulse/domain';
import type { Tx } from '../../../platform/database/transaction.ts';
import { localMinuteOf, parseWallTime } from '../sessions/wall-time.ts';
import {
  insertSessions,
  listSchedules,
  lockSchedules,
  type NewSession,
  type ScheduleRow,
} from './templates.store.ts';

/** How many sessions one statement inserts. */
const BATCH_SIZE = 5000;

/** Which schedules and dates to create sessions for. */
export interface MaterialiseSpan {
  /** Only these templates; all of them when left out. */
  templateIds?: readonly string[];
  /** Local dates at each venue, both included. */
  from: LocalDate;
  until: LocalDate;
  /** Only dates after each template's last session; otherwise missing dates in between too. */
  extendOnly?: boolean;
  /** Only sessions that start after this. */
  startsAfter?: EpochMs;
}

/**
 * Creates the missing sessions of the weekly schedules, at the same local time across clock changes,
 * none on closed dates. Returns how many were created.
 */
export async function materialiseSessions(tx: Tx, span: MaterialiseSpan): Promise<number> {
  await lockSchedules(tx, span);
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

// Thousands of classes share a few hundred weekly schedules, and time zone arithmetic is slow.
function cachedOccurrences({ from, until, extendOnly, startsAfter }: MaterialiseSpan) {
  const cache = new Map<string, (Occurrence & { minute: number })[]>();
  return (row: ScheduleRow): NewSession[] => {
    const { id, weekly, first_date, last_date, time_zone, duration_minutes } = row;
    const times = JSON.stringify(weekly);
    const key = [time_zone, times, duration_minutes, first_date, last_date].join();
    let dates = cache.get(key);
    if (!dates) {
      dates = occurrences(row, time_zone, from, until).map((occurrence) => ({
        ...occurrence,
        minute: localMinuteOf(occurrence.startsAt, time_zone),
      }));
      cache.set(key, dates);
    }
    const after = extendOnly ? row.materialised_until : null;
    const closed = new Set(row.closed_dates);
    return dates
      .filter(({ local_date, startsAt }) => {
        if (closed.has(local_date) || (after && local_date <= after)) return false;
        return startsAfter === undefined || startsAt > startsAfter;
      })
      .map(({ local_date, start, minute, startsAt, endsAt }) => ({
        templateId: id,
        localDate: local_date,
        occurrenceMinute: parseWallTime(start),
        localMinute: minute,
        startsAt,
        endsAt,
      }));
  };
}

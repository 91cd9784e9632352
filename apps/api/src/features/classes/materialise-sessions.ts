import { type LocalDate, type Occurrence, occurrences } from '@pulse/domain';
import type { Tx } from '../../platform/database/transaction.ts';
import {
  findSchedules,
  insertSessions,
  type NewSession,
  type ScheduleRow,
} from './templates.store.ts';

/** Sessions written by one statement. */
const ROWS_AT_ONCE = 5000;

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
  const schedules = await findSchedules(tx, span);
  const occurrencesOf = rememberedOccurrences(span);
  let made = 0;
  let waiting: NewSession[] = [];
  for (const schedule of schedules) {
    waiting.push(...occurrencesOf(schedule));
    if (waiting.length < ROWS_AT_ONCE) continue;
    made += await insertSessions(tx, waiting);
    waiting = [];
  }
  return waiting.length > 0 ? made + (await insertSessions(tx, waiting)) : made;
}

// Thousands of classes share a few hundred weekly schedules; working with zones is the slow part.
function rememberedOccurrences({ from, until, extendOnly }: MaterialiseSpan) {
  const remembered = new Map<string, (Occurrence & { minute: number })[]>();
  return (row: ScheduleRow): NewSession[] => {
    const { id, weekdays, first_date, last_date, time_zone, start_time, duration_minutes } = row;
    const key = [time_zone, weekdays, start_time, duration_minutes, first_date, last_date].join();
    let dates = remembered.get(key);
    if (!dates) {
      dates = occurrences(row, time_zone, from, until).map((occurrence) => ({
        ...occurrence,
        minute: wallMinuteOf(occurrence.startsAt, time_zone),
      }));
      remembered.set(key, dates);
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
export function wallMinuteOf(at: number, zone: string): number {
  const wall = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
  return wall.hour * 60 + wall.minute;
}

import { type EpochMs, MINUTE } from '../../time/instants.ts';
import {
  instantOfWallTime,
  type LocalDate,
  localDateOf,
  type WallTime,
  type ZoneName,
} from '../../time/zones.ts';

/** How many days ahead sessions are created (product.md). */
export const SCHEDULE_HORIZON_DAYS = 60;

/** When a class takes place every week, in its venue's local time. Has an `end_time` or a duration. */
export interface WeeklySchedule {
  /** ISO weekdays, 1 Monday to 7 Sunday. */
  weekdays: readonly number[];
  start_time: WallTime;
  /** An end not after the start is on the next day. Takes precedence over the duration. */
  end_time?: WallTime | null;
  duration_minutes?: number | null;
  first_date: LocalDate;
  last_date: LocalDate | null;
}

/** One dated occurrence of a schedule. */
export interface Occurrence {
  local_date: LocalDate;
  startsAt: EpochMs;
  endsAt: EpochMs;
}

/**
 * The occurrences of a weekly schedule from `fromDate` to `toDate`, both included, without the
 * closed dates: at most one per date, in order, at the same local time across clock changes. A start
 * that the clocks skip moves forward; a date that a zone skips entirely has none.
 */
export function occurrences(
  schedule: WeeklySchedule,
  zone: ZoneName,
  fromDate: LocalDate,
  toDate: LocalDate,
  closedDates: readonly LocalDate[] = [],
): Occurrence[] {
  const first = fromDate > schedule.first_date ? fromDate : schedule.first_date;
  const last = schedule.last_date && schedule.last_date < toDate ? schedule.last_date : toDate;
  const weekdays = new Set(schedule.weekdays);
  const closed = new Set(closedDates);
  const found: Occurrence[] = [];
  let date = Temporal.PlainDate.from(first);
  for (; date.toString() <= last; date = date.add({ days: 1 })) {
    const localDate = date.toString();
    if (!weekdays.has(date.dayOfWeek) || closed.has(localDate)) continue;
    const startsAt = instantOfWallTime(localDate, schedule.start_time, zone);
    if (localDateOf(startsAt, zone) !== localDate) continue;
    found.push({ local_date: localDate, startsAt, endsAt: endOf(schedule, zone, date, startsAt) });
  }
  return found;
}

/** The last local date for which sessions are created at `now`, in the venue's zone. */
export function scheduleHorizon(now: EpochMs, zone: ZoneName): LocalDate {
  return Temporal.PlainDate.from(localDateOf(now, zone))
    .add({ days: SCHEDULE_HORIZON_DAYS })
    .toString();
}

/** How long a schedule's class lasts by local time, in minutes: 60 with neither end nor duration. */
export function scheduledMinutes(schedule: WeeklySchedule): number {
  if (!schedule.end_time) return schedule.duration_minutes ?? 60;
  const minutes = minuteOfDay(schedule.end_time) - minuteOfDay(schedule.start_time);
  return minutes > 0 ? minutes : minutes + 24 * 60;
}

function endOf(
  schedule: WeeklySchedule,
  zone: ZoneName,
  date: Temporal.PlainDate,
  startsAt: EpochMs,
): EpochMs {
  const nominal = startsAt + scheduledMinutes(schedule) * MINUTE;
  if (!schedule.end_time) return nominal;
  const endDate = schedule.end_time > schedule.start_time ? date : date.add({ days: 1 });
  const endsAt = instantOfWallTime(endDate.toString(), schedule.end_time, zone);
  // A skipped start that moved past the local end time keeps the class's length instead.
  return endsAt > startsAt ? endsAt : nominal;
}

function minuteOfDay(time: WallTime): number {
  const clock = Temporal.PlainTime.from(time);
  return clock.hour * 60 + clock.minute;
}

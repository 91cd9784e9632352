import { DAY, type EpochMs, MINUTE } from '../../time/instants.ts';
import {
  instantOfWallTime,
  type LocalDate,
  localDateOf,
  minuteOfDay,
  type WallTime,
  type ZoneName,
} from '../../time/zones.ts';

/** How many days ahead sessions are created (product.md). */
export const SCHEDULE_HORIZON_DAYS = 60;

/** One start in the week of a class, in its venue's local time. */
export interface WeeklyTime {
  /** ISO weekday, 1 Monday to 7 Sunday. */
  weekday: number;
  start: WallTime;
  /** An end not after the start is on the next day. Takes precedence over the duration. */
  end?: WallTime | null;
}

/** When a class takes place every week. A time without an end has the duration. */
export interface WeeklySchedule {
  weekly: readonly WeeklyTime[];
  duration_minutes?: number | null;
  first_date: LocalDate;
  last_date: LocalDate | null;
}

/** One dated occurrence of a schedule. */
export interface Occurrence {
  local_date: LocalDate;
  /** The local time that the schedule asks for; the clocks may skip it on that date. */
  start: WallTime;
  startsAt: EpochMs;
  endsAt: EpochMs;
}

/**
 * The occurrences of a weekly schedule from `fromDate` to `toDate`, both included, without the
 * closed dates, in order, at the same local time across clock changes. A start that the clocks skip
 * moves forward; a date that a zone skips entirely has none.
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
  const weekly = [...schedule.weekly].sort((a, b) => a.start.localeCompare(b.start));
  const closed = new Set(closedDates);
  const found: Occurrence[] = [];
  let date = Temporal.PlainDate.from(first);
  for (; date.toString() <= last; date = date.add({ days: 1 })) {
    const local_date = date.toString();
    if (closed.has(local_date)) continue;
    const times = weekly.filter(({ weekday }) => weekday === date.dayOfWeek);
    if (times.length === 0) continue;
    const startOf = startsOn(date, zone);
    for (const time of times) {
      const startsAt = startOf(time.start);
      if (startsAt === null) continue;
      const endsAt = endOf(time, schedule.duration_minutes, zone, date, startsAt);
      found.push({ local_date, start: time.start, startsAt, endsAt });
    }
  }
  return found;
}

/** The last local date for which sessions are created at `now`, in the venue's zone. */
export function scheduleHorizon(now: EpochMs, zone: ZoneName): LocalDate {
  return Temporal.PlainDate.from(localDateOf(now, zone))
    .add({ days: SCHEDULE_HORIZON_DAYS })
    .toString();
}

/** How long a class lasts by local time, in minutes: 60 with neither end nor duration. */
export function scheduledMinutes({ start, end }: WeeklyTime, duration?: number | null): number {
  if (!end) return duration ?? 60;
  const minutes = minuteOfDay(end) - minuteOfDay(start);
  return minutes > 0 ? minutes : minutes + 24 * 60;
}

// Time zone arithmetic is slow: on a day on which no clock changes, one calculation does for all times.
function startsOn(date: Temporal.PlainDate, zone: ZoneName): (time: WallTime) => EpochMs | null {
  const midnight = date.toZonedDateTime(zone).epochMilliseconds;
  const nextMidnight = date.add({ days: 1 }).toZonedDateTime(zone).epochMilliseconds;
  if (nextMidnight - midnight === DAY) return (time) => midnight + minuteOfDay(time) * MINUTE;
  const localDate = date.toString();
  return (time) => {
    const startsAt = instantOfWallTime(localDate, time, zone);
    return localDateOf(startsAt, zone) === localDate ? startsAt : null;
  };
}

function endOf(
  time: WeeklyTime,
  duration: number | null | undefined,
  zone: ZoneName,
  date: Temporal.PlainDate,
  startsAt: EpochMs,
): EpochMs {
  const nominal = startsAt + scheduledMinutes(time, duration) * MINUTE;
  if (!time.end) return nominal;
  const endDate = time.end > time.start ? date : date.add({ days: 1 });
  const endsAt = instantOfWallTime(endDate.toString(), time.end, zone);
  // A skipped start that moved past the local end time keeps the class's length instead.
  return endsAt > startsAt ? endsAt : nominal;
}

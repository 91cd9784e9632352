import {
  type DatedStart,
  type EpochMs,
  localDateOf,
  type Occurrence,
  occurrences,
  scheduleHorizon,
  type WeeklyStart,
} from '@pulse/domain';
import type { NewSession } from '../../schedule/templates.store.ts';
import { localMinuteOf, parseWallTime } from '../../sessions/wall-time.ts';

/** When a class takes place, by local time at its venue. */
interface ClassStarts {
  weekly: readonly WeeklyStart[];
  dates: readonly DatedStart[];
  minutes: number;
  firstDate: string;
  lastDate: string | null;
  excludedDates: readonly string[];
}

interface SessionSpan {
  zone: string;
  now: EpochMs;
  starts: 'upcoming' | 'all';
  closed: readonly string[];
}

/** The sessions of classes: of weekly ones up to the horizon, like any class; of single starts all. */
export function planSessions({ zone, now, starts, closed }: SessionSpan) {
  const [today, horizon] = [localDateOf(now, zone), scheduleHorizon(now, zone)];
  // A file repeats few dates and times many times, and time zone arithmetic is slow.
  const single = new Map<string, Occurrence[]>();
  const onDate = ({ date, start }: DatedStart, minutes: number) => {
    const key = `${date} ${start} ${minutes}`;
    const known = single.get(key) ?? occurrencesOn(date, start, minutes, zone);
    single.set(key, known);
    return known;
  };
  return ({ weekly, dates, minutes, firstDate, lastDate, excludedDates }: ClassStarts) => {
    const schedule = {
      weekly,
      duration_minutes: minutes,
      first_date: firstDate,
      last_date: lastDate,
    };
    const skipped = [...closed, ...excludedDates];
    const repeated = weekly.length > 0 ? occurrences(schedule, zone, today, horizon, skipped) : [];
    return [...repeated, ...dates.flatMap((start) => onDate(start, minutes))]
      .filter(({ startsAt }) => starts === 'all' || startsAt > now)
      .map((occurrence) => sessionOf(occurrence, zone));
  };
}

function occurrencesOn(date: string, start: string, minutes: number, zone: string): Occurrence[] {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
  const schedule = {
    weekly: [{ weekday, start }],
    duration_minutes: minutes,
    first_date: date,
    last_date: date,
  };
  return occurrences(schedule, zone, date, date);
}

function sessionOf(
  { local_date, start, startsAt, endsAt }: Occurrence,
  zone: string,
): Omit<NewSession, 'templateId'> {
  return {
    localDate: local_date,
    occurrenceMinute: parseWallTime(start),
    localMinute: localMinuteOf(startsAt, zone),
    startsAt,
    endsAt,
  };
}

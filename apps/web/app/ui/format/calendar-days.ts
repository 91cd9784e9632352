import type { EpochMs } from '@pulse/domain';

const DAY_MS = 86_400_000;

/** Returns the calendar date (YYYY-MM-DD) of an instant in a time zone, by default the browser's. */
export function dateIn(timeZone: string | undefined, instant: EpochMs): string {
  const moment = Temporal.Instant.fromEpochMilliseconds(instant);
  return moment
    .toZonedDateTimeISO(timeZone ?? Temporal.Now.timeZoneId())
    .toPlainDate()
    .toString();
}

/** Returns today's calendar date in a time zone, by default the browser's. */
export function todayIn(timeZone: string | undefined): string {
  return dateIn(timeZone, Date.now());
}

/** Returns the calendar date some days after another. */
export function dayAfter(date: string, days = 1): string {
  return new Date(Date.parse(`${date}T12:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Returns `count` consecutive calendar dates from one on. */
export function daysFrom(date: string, count: number): string[] {
  return Array.from({ length: count }, (_, offset) => dayAfter(date, offset));
}

/** Returns the requested date, or the first possible one when it is earlier or missing. */
export function laterDate(first: string, requested: string | null): string {
  return requested !== null && requested > first ? requested : first;
}

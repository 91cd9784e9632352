import type { EpochMs } from '@pulse/domain';

const DAY_MS = 86_400_000;

/** The calendar date (YYYY-MM-DD) of an instant, epoch milliseconds, in a zone. */
export function dateIn(zone: string | undefined, instant: EpochMs): string {
  const moment = Temporal.Instant.fromEpochMilliseconds(instant);
  return moment
    .toZonedDateTimeISO(zone ?? Temporal.Now.timeZoneId())
    .toPlainDate()
    .toString();
}

/** Today's calendar date in a zone; the reader's own zone when none is known yet. */
export function todayIn(zone: string | undefined): string {
  return dateIn(zone, Date.now());
}

/** The calendar date some days after another. */
export function dayAfter(date: string, days = 1): string {
  return new Date(Date.parse(`${date}T12:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** So many calendar dates from one on. */
export function daysFrom(date: string, count: number): string[] {
  return Array.from({ length: count }, (_, offset) => dayAfter(date, offset));
}

/** A wished date, or the first possible one when it lies before that or nothing was wished. */
export function laterDate(first: string, requested: string | null): string {
  return requested !== null && requested > first ? requested : first;
}

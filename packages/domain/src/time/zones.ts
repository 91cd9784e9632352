import type { EpochMs, TimeRange } from './instants.ts';

/** A calendar date in a local time zone: `YYYY-MM-DD`. */
export type LocalDate = string;

/** A local time (wall-clock time): `HH:MM`, 24 hours. */
export type WallTime = string;

/** An IANA time zone name, such as `Asia/Beirut`. */
export type ZoneName = string;

/** The calendar date in `zone` at an instant. */
export function localDateOf(at: EpochMs, zone: ZoneName): LocalDate {
  return toZonedDateTime(at, zone).toPlainDate().toString();
}

/** The local time in `zone` at an instant. */
export function wallTimeOf(at: EpochMs, zone: ZoneName): WallTime {
  return toZonedDateTime(at, zone).toPlainTime().toString({ smallestUnit: 'minute' });
}

/**
 * The instant of a local date and time in `zone`. A time
 * that the clocks skip moves forward by the skipped length; of one that they repeat, the first counts.
 */
export function instantOfWallTime(date: LocalDate, time: WallTime, zone: ZoneName): EpochMs {
  return Temporal.PlainDate.from(date).toZonedDateTime({
    timeZone: zone,
    plainTime: Temporal.PlainTime.from(time),
  }).epochMilliseconds;
}

/** `days` consecutive calendar dates in `zone`, from that of an instant on. */
export function localDatesFrom(at: EpochMs, zone: ZoneName, days: number): LocalDate[] {
  const first = toZonedDateTime(at, zone).toPlainDate();
  return Array.from({ length: days }, (_, offset) => first.add({ days: offset }).toString());
}

/** The local day of `zone` that contains an instant: from its first moment to the next day's. */
export function localDayOf(at: EpochMs, zone: ZoneName): TimeRange {
  const start = toZonedDateTime(at, zone).startOfDay();
  return {
    startsAt: start.epochMilliseconds,
    endsAt: start.add({ days: 1 }).startOfDay().epochMilliseconds,
  };
}

/** The calendar month of `zone` that contains an instant: from the 1st to the next 1st. */
export function localMonthOf(at: EpochMs, zone: ZoneName): TimeRange {
  const first = toZonedDateTime(at, zone).toPlainDate().with({ day: 1 });
  return {
    startsAt: first.toZonedDateTime(zone).epochMilliseconds,
    endsAt: first.add({ months: 1 }).toZonedDateTime(zone).epochMilliseconds,
  };
}

function toZonedDateTime(at: EpochMs, zone: ZoneName): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
}

/** The minutes of a local time after midnight. */
export function minuteOfDay(time: WallTime): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/** Minutes after midnight as a local time: 1110 is 18:30; 1440 is midnight again. */
export function wallTimeOfMinute(minute: number): WallTime {
  const hours = String(Math.floor(minute / 60) % 24).padStart(2, '0');
  return `${hours}:${String(minute % 60).padStart(2, '0')}`;
}

/** The calendar date some days after another, or before it. */
export function localDateAfter(date: LocalDate, days: number): LocalDate {
  return Temporal.PlainDate.from(date).add({ days }).toString();
}

/** The ISO weekday of a calendar date, 1 Monday to 7 Sunday. */
export function isoWeekdayOf(date: LocalDate): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
}

import type { EpochMs, TimeRange } from './instants.ts';

/** A calendar date on a wall somewhere: `YYYY-MM-DD`. */
export type LocalDate = string;

/** A time on a wall clock: `HH:MM`, 24 hours. */
export type WallTime = string;

/** An IANA time zone name, such as `Asia/Beirut`. */
export type ZoneName = string;

/** The calendar date that the wall shows in `zone` at an instant (epoch milliseconds). */
export function localDateOf(at: EpochMs, zone: ZoneName): LocalDate {
  return toZonedDateTime(at, zone).toPlainDate().toString();
}

/**
 * The instant (epoch milliseconds) at which the wall in `zone` shows that date and time. A time
 * that the clocks skip moves forward by the skipped length; one that they repeat is the first.
 */
export function instantOfWallTime(date: LocalDate, time: WallTime, zone: ZoneName): number {
  return Temporal.PlainDate.from(date).toZonedDateTime({
    timeZone: zone,
    plainTime: Temporal.PlainTime.from(time),
  }).epochMilliseconds;
}

/** The local day of `zone` that holds an instant: from its first moment to the next day's. */
export function localDayOf(at: EpochMs, zone: ZoneName): TimeRange {
  const start = toZonedDateTime(at, zone).startOfDay();
  return {
    startsAt: start.epochMilliseconds,
    endsAt: start.add({ days: 1 }).startOfDay().epochMilliseconds,
  };
}

/** The calendar month of `zone` that holds an instant: from the 1st to the next 1st. */
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

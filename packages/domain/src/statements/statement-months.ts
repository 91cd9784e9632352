import { type EpochMs, HOUR } from '../time/instants.ts';
import { instantOfWallTime, type LocalDate, type ZoneName } from '../time/zones.ts';

/** A calendar month of a venue: `YYYY-MM`. */
export type StatementMonth = string;

/** How long after its end a month stays open, in hours: until corrections are over (product.md). */
export const CLOSING_HOURS = 72;

/** The month of a local date. */
export function statementMonthOf(date: LocalDate): StatementMonth {
  return date.slice(0, 7);
}

/** The first day of a month. */
export function firstDayOf(month: StatementMonth): LocalDate {
  return `${month}-01`;
}

/** The month some months after another, or before it. */
export function monthAfter(month: StatementMonth, months = 1): StatementMonth {
  return Temporal.PlainYearMonth.from(month).add({ months }).toString();
}

/** When a month closes: 72 h after its end in the venue's time zone. */
export function monthClosesAt(month: StatementMonth, zone: ZoneName): EpochMs {
  return instantOfWallTime(firstDayOf(monthAfter(month)), '00:00', zone) + CLOSING_HOURS * HOUR;
}

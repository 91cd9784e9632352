import { MINUTE } from './instants.ts';
import type { LocalDate, ZoneName } from './zones.ts';

const MINUTES_PER_DAY = 24 * 60;

/** The local time of a date that the clocks skip, or show twice, in minutes after midnight. */
export interface ClockShift {
  kind: 'skipped' | 'repeated';
  from: number;
  until: number;
}

/** What the clocks of a zone do on a date; null on all but two days of a year. */
export function clockShiftOn(date: LocalDate, zone: ZoneName): ClockShift | null {
  const day = Temporal.PlainDate.from(date);
  const start = day.toZonedDateTime(zone);
  // A change at midnight belongs to the day that it shortens, whose first moment is after it.
  const before = start.subtract({ seconds: 1 });
  const end = day.add({ days: 1 }).toZonedDateTime(zone);
  if (before.offsetNanoseconds === end.offsetNanoseconds) return null;
  const change = before.getTimeZoneTransition('next');
  if (!change || change.epochMilliseconds > end.epochMilliseconds) return null;
  const shifted = (change.offsetNanoseconds - before.offsetNanoseconds) / 1e6 / MINUTE;
  const after = day.toPlainDateTime().until(change.toPlainDateTime()).total('minutes');
  const [from, until] = [after - shifted, after].sort((a, b) => a - b).map(withinDay);
  if (from === undefined || until === undefined || from === until) return null;
  return { kind: shifted > 0 ? 'skipped' : 'repeated', from, until };
}

function withinDay(minute: number): number {
  return Math.min(MINUTES_PER_DAY, Math.max(0, minute));
}

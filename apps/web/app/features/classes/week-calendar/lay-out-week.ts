import type { PartnerClassSession, PartnerVenue, VenueClosure } from '@pulse/contract/client';
import { type ClockShift, clockShiftOn, closedSpansOf, type DaySpan } from '@pulse/domain';
import { type PlacedSession, placeSessions } from './grid/place-sessions.ts';

/** One day of the calendar. */
export interface DayLayout {
  /** YYYY-MM-DD. */
  date: string;
  placed: PlacedSession[];
  /** When the venue is closed. */
  closed: DaySpan[];
  /** Why it is closed on the whole day; null when it is not. */
  closure: string | null;
  clockShift: ClockShift | null;
}

const MINUTE_MS = 60_000;

/** The venue of a calendar; of all venues together it is no more than a zone. */
type ShownVenue = Pick<PartnerVenue, 'time_zone' | 'operating_hours'>;

/**
 * Everything that the calendar draws of a week, in the time zone of its venue; the classes of another
 * zone by their own clocks. As many as `maxBeside` that overlap stand beside each other.
 */
export function layOutWeek(
  days: readonly string[],
  sessions: readonly PartnerClassSession[],
  { time_zone: zone, operating_hours }: ShownVenue,
  closures: readonly Pick<VenueClosure, 'local_date' | 'reason'>[],
  maxBeside?: number,
): DayLayout[] {
  const clockShifts = days.map((date) => clockShiftOn(date, zone));
  // Time zone arithmetic is slow, and in nearly every week nothing comes of it.
  const shifted = new Set(
    [...new Set(sessions.map(({ time_zone }) => time_zone))].filter((one) =>
      days.some((date) => clockShiftOn(date, one) !== null),
    ),
  );
  const shiftDuring = ({ time_zone, starts_at, ends_at }: PartnerClassSession) =>
    shifted.has(time_zone)
      ? offsetAt(Date.parse(ends_at), time_zone) - offsetAt(Date.parse(starts_at), time_zone)
      : 0;
  const placed = placeSessions(sessions, days, shiftDuring, maxBeside);
  const closedDates = closures.map(({ local_date }) => local_date);
  return days.map((date, index) => ({
    date,
    placed: placed.get(date) ?? [],
    closed: closedSpansOf(date, operating_hours, closedDates),
    closure: closures.find(({ local_date }) => local_date === date)?.reason ?? null,
    clockShift: clockShifts[index] ?? null,
  }));
}

/** By how many minutes the clocks of a zone are ahead of UTC. */
function offsetAt(instant: number, zone: string): number {
  const moment = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone);
  return moment.offsetNanoseconds / 1e6 / MINUTE_MS;
}

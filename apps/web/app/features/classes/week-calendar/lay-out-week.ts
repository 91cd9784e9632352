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

/** Everything that the calendar draws of a week, in the time zone of its venue. */
export function layOutWeek(
  days: readonly string[],
  sessions: readonly PartnerClassSession[],
  { time_zone: zone, operating_hours }: Pick<PartnerVenue, 'time_zone' | 'operating_hours'>,
  closures: readonly Pick<VenueClosure, 'local_date' | 'reason'>[],
): DayLayout[] {
  const clockShifts = days.map((date) => clockShiftOn(date, zone));
  // Time zone arithmetic is slow, and in nearly every week nothing comes of it.
  const shiftBetween = clockShifts.some((shift) => shift !== null)
    ? (startsAt: number, endsAt: number) => offsetAt(endsAt, zone) - offsetAt(startsAt, zone)
    : undefined;
  const placed = placeSessions(sessions, days, shiftBetween);
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

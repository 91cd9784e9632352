import { DAY, type EpochMs, MINUTE } from '../../time/instants.ts';
import type { LocalDate, WallTime, ZoneName } from '../../time/zones.ts';

/** How far ahead two zones are compared: both clock changes of a year lie in it. */
const COMPARED_DAYS = 366;

/**
 * How many minutes later the clocks of `to` are than those of `from` in the year after `now`; null
 * when that changes in between, because they change their clocks on different days. Hours between two
 * changes on one day do not count.
 */
export function zoneDifference(from: ZoneName, to: ZoneName, now: EpochMs): number | null {
  if (from === to) return 0;
  const changes = [...clockChangesOf(from, now), ...clockChangesOf(to, now)];
  const compared = [now, ...changes.map((at) => at + DAY)];
  const differences = new Set(compared.map((at) => offsetAt(at, to) - offsetAt(at, from)));
  const [difference] = differences;
  return differences.size === 1 && difference !== undefined ? difference : null;
}

/** A local time some minutes later or earlier, with the days by which its date moves. */
export function shiftWallTime(start: WallTime, minutes: number): { start: WallTime; days: number } {
  const minute = Number(start.slice(0, 2)) * 60 + Number(start.slice(3)) + minutes;
  const days = Math.floor(minute / 1440);
  const rest = minute - days * 1440;
  const two = (value: number) => String(value).padStart(2, '0');
  return { start: `${two(Math.floor(rest / 60))}:${two(rest % 60)}`, days };
}

/** A date some days later or earlier. */
export function shiftDate(date: LocalDate, days: number): LocalDate {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

function offsetAt(at: EpochMs, zone: ZoneName): number {
  const { offsetNanoseconds } = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
  return offsetNanoseconds / 1_000_000 / MINUTE;
}

function clockChangesOf(zone: ZoneName, now: EpochMs): EpochMs[] {
  const found: EpochMs[] = [];
  let at = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone);
  for (;;) {
    const next = at.getTimeZoneTransition('next');
    if (!next || next.epochMilliseconds > now + COMPARED_DAYS * DAY) return found;
    found.push(next.epochMilliseconds);
    at = next;
  }
}

import type { EpochMs } from '../../time/instants.ts';
import { instantOfWallTime, type LocalDate, localDateOf, type ZoneName } from '../../time/zones.ts';
import { scheduleHorizon } from '../schedule/occurrences.ts';
import type { DatedStart } from './timetable-entry.ts';
import { zoneDifference } from './zone-difference.ts';

/** What the clocks of time zones show; what was asked before is remembered. */
export interface ZoneClocks {
  /** How many minutes later the clocks of `to` are; see zoneDifference. */
  difference(from: ZoneName, to: ZoneName): number | null;
  /** A local time of `from`, by the clocks of `to`. */
  convert(start: DatedStart, from: ZoneName, to: ZoneName): DatedStart;
  today(zone: ZoneName): LocalDate;
  /** The last date for which sessions are created. */
  horizon(zone: ZoneName): LocalDate;
}

/**
 * The clocks at `now`, for the events of one calendar: time zone arithmetic is slow, and a calendar
 * repeats a few zones and times thousands of times.
 */
export function zoneClocks(now: EpochMs): ZoneClocks {
  const convert = remember(
    (date: string, start: string, from: ZoneName, to: ZoneName): DatedStart => {
      const at = Temporal.Instant.fromEpochMilliseconds(instantOfWallTime(date, start, from));
      const local = at.toZonedDateTimeISO(to);
      const time = local.toPlainTime().toString({ smallestUnit: 'minute' });
      return { date: local.toPlainDate().toString(), start: time };
    },
  );
  return {
    difference: remember((from: ZoneName, to: ZoneName) => zoneDifference(from, to, now)),
    convert: (one, from, to) => (from === to ? one : convert(one.date, one.start, from, to)),
    today: remember((zone: ZoneName) => localDateOf(now, zone)),
    horizon: remember((zone: ZoneName) => scheduleHorizon(now, zone)),
  };
}

function remember<Names extends string[], Value>(
  compute: (...names: Names) => Value,
): (...names: Names) => Value {
  const known = new Map<string, { value: Value }>();
  return (...names) => {
    const key = names.join(' ');
    const found = known.get(key) ?? { value: compute(...names) };
    known.set(key, found);
    return found.value;
  };
}

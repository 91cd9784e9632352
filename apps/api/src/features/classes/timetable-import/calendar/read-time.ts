import { type DatedStart, instantOfWallTime } from '@pulse/domain';
import ICAL from 'ical.js';
import type { EventProperty } from './parse-event.ts';

/** A time as an event names it; without a zone it is a local time of no place. */
export interface NamedTime extends DatedStart {
  /** `UTC`, or the zone as the file has it; null for a time without one. */
  zoneName: string | null;
}

/** Finds the IANA time zone of a name in the file; null when it is unknown. */
export type ZoneOf = (name: string) => string | null;

const DATE_TIME = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}):\d{2}(Z?)$/;

/** The time of a value; null when it is a date alone, or no time of the calendar. */
export function readTime(value: unknown, property: EventProperty): NamedTime | null {
  // A period (RDATE) begins with its start.
  const text = Array.isArray(value) ? value[0] : value;
  const [, date = '', start = '', utc] = DATE_TIME.exec(String(text)) ?? [];
  if (!isDateTime(`${date}T${start}`)) return null;
  const { tzid } = property.parameters;
  return { date, start, zoneName: utc ? 'UTC' : typeof tzid === 'string' ? tzid : null };
}

/** The same moment in `zone`; a time without a zone is a local time there already. */
export function inZone(time: NamedTime, zone: string, zoneOf: ZoneOf): DatedStart | null {
  const { date, start, zoneName } = time;
  if (zoneName === null) return { date, start };
  const own = zoneOf(zoneName);
  if (own === null) return null;
  if (own === zone) return { date, start };
  const local = Temporal.Instant.fromEpochMilliseconds(
    instantOfWallTime(date, start, own),
  ).toZonedDateTimeISO(zone);
  return {
    date: local.toPlainDate().toString(),
    start: local.toPlainTime().toString({ smallestUnit: 'minute' }),
  };
}

/** The minutes from one local time to another in the same zone, by the clocks there. */
export function minutesBetween(from: DatedStart, to: DatedStart): number {
  const minutes = ({ date, start }: DatedStart) => Date.parse(`${date}T${start}:00Z`) / 60_000;
  return minutes(to) - minutes(from);
}

/** The minutes of a duration such as `PT1H30M`; null when it is none. */
export function readDurationMinutes(value: unknown): number | null {
  try {
    return ICAL.Duration.fromString(String(value)).toSeconds() / 60;
  } catch {
    return null;
  }
}

function isDateTime(text: string): boolean {
  try {
    return Temporal.PlainDateTime.from(text).year >= 1970;
  } catch {
    return false;
  }
}

import type { DatedStart, ZoneClocks } from '@pulse/domain';
import ICAL from 'ical.js';
import type { EventProperty } from './parse-event.ts';

/** A time as an event names it; without a zone it is a local time of no place. */
export interface NamedTime extends DatedStart {
  /** `UTC`, or the zone as the file has it; null for a time without one. */
  zoneName: string | null;
}

const DATE_TIME = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}):\d{2}(Z?)$/;

/** The time of a value; null when it is a date alone, or no time of the calendar. */
export function readTime(value: unknown, property: EventProperty): NamedTime | null {
  // A period (RDATE) begins with its start.
  const text = Array.isArray(value) ? value[0] : value;
  const [, date = '', start = '', utc] = DATE_TIME.exec(String(text)) ?? [];
  if (!isDateTime(date, start)) return null;
  const { tzid } = property.parameters;
  return { date, start, zoneName: utc ? 'UTC' : typeof tzid === 'string' ? tzid : null };
}

/** How the zones of a file are understood. */
export interface FileZones {
  /** The IANA time zone of a name in the file; null when it is unknown. */
  zoneOf(name: string): string | null;
  clocks: ZoneClocks;
}

/** The same moment in `zone`; a time without a zone is a local time there already. */
export function inZone(
  { date, start, zoneName }: NamedTime,
  zone: string,
  { zoneOf, clocks }: FileZones,
): DatedStart | null {
  if (zoneName === null) return { date, start };
  const own = zoneOf(zoneName);
  return own === null ? null : clocks.convert({ date, start }, own, zone);
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

// By hand, because thousands of dates may be excluded from one event.
function isDateTime(date: string, start: string): boolean {
  const at = new Date(`${date}T${start}:00Z`);
  return at.getTime() >= 0 && at.toISOString().startsWith(`${date}T${start}`);
}

import type { DatedStart, RecurrenceRule } from '@pulse/domain';
import type { FaultDetails, RowFaultCode } from '../faults/faults.ts';
import { type EventProperties, textOf } from './parse-event.ts';
import { readRule } from './read-rule.ts';
import {
  type FileZones,
  inZone,
  minutesBetween,
  type NamedTime,
  readDurationMinutes,
  readTime,
} from './read-time.ts';

/** One event; its times are local times of `zone`. */
export interface CalendarEvent {
  /** The line on which it begins. */
  line: number;
  uid: string;
  /** Of two versions of one event, the later one has the higher number. */
  sequence: number;
  cancelled: boolean;
  name: string;
  description: string;
  category: string;
  /** The start of the repeating event that this one replaces; null for an event of its own. */
  replaces: NamedTime | null;
  /** As the file has it; null for a local time of no place. */
  zoneName: string | null;
  zone: string;
  start: DatedStart;
  minutes: number;
  rule: RecurrenceRule | null;
  added: DatedStart[];
  excluded: DatedStart[];
}

/** Why an event cannot be imported. */
export interface EventFault {
  line: number;
  code: RowFaultCode;
  details: FaultDetails;
}

/** How the zones of the events of a file are understood. */
export interface EventZones extends FileZones {
  /** The zone of times without one; null when they are refused. */
  withoutZone: string | null;
}

/** Reads one event, or returns the first reason why it cannot be imported. */
export function readEvent(
  properties: EventProperties,
  line: number,
  zones: EventZones,
): CalendarEvent | EventFault {
  const fault = (code: RowFaultCode, details: FaultDetails = {}) => ({ line, code, details });
  const first = (name: string) => properties.get(name)?.[0];
  const begin = first('dtstart');
  if (begin?.type === 'date') return fault('event_all_day');
  const named = begin && readTime(begin.values[0], begin);
  if (!named) return fault('event_without_start', { value: String(begin?.values[0] ?? '') });
  const zone = named.zoneName === null ? zones.withoutZone : zones.zoneOf(named.zoneName);
  if (zone === null)
    return named.zoneName === null
      ? fault('event_without_zone', { start: `${named.date} ${named.start}` })
      : fault('event_zone_unknown', { zone: named.zoneName });
  const start = { date: named.date, start: named.start };
  const minutes = readMinutes(properties, start, zone, zones);
  if (minutes === null) return fault('event_broken');
  if (minutes < 0) return fault('event_ends_before_start');
  const replaced = first('recurrence-id');
  if (replaced?.parameters.range !== undefined) return fault('event_changes_following');
  const rules = properties.get('rrule') ?? [];
  const [rule = null] = rules.map(({ values }) =>
    readRule(values[0], start, (until) => readUntil(until, zone, zones)),
  );
  if (rules.length > 1) return fault('event_rule_unreadable');
  if (typeof rule === 'string') return fault(rule);
  return {
    line,
    uid: textOf(properties, 'uid'),
    sequence: Number(first('sequence')?.values[0]) || 0,
    cancelled: textOf(properties, 'status').toUpperCase() === 'CANCELLED',
    name: textOf(properties, 'summary'),
    description: textOf(properties, 'description'),
    category: (properties.get('categories') ?? []).flatMap(({ values }) => values).join(', '),
    replaces: (replaced && readTime(replaced.values[0], replaced)) ?? null,
    zoneName: named.zoneName,
    zone,
    start,
    minutes,
    rule,
    added: startsOf(properties, 'rdate', start, zone, zones),
    excluded: startsOf(properties, 'exdate', start, zone, zones),
  };
}

function readMinutes(
  properties: EventProperties,
  start: DatedStart,
  zone: string,
  zones: FileZones,
): number | null {
  const end = properties.get('dtend')?.[0];
  if (end) {
    const named = readTime(end.values[0], end);
    const local = named && inZone(named, zone, zones);
    return local && minutesBetween(start, local);
  }
  const duration = properties.get('duration')?.[0];
  return duration ? readDurationMinutes(duration.values[0]) : 0;
}

// A date alone means the whole day.
function readUntil(until: string, zone: string, zones: FileZones): DatedStart | null {
  if (/^\d{4}-\d{2}-\d{2}$/.test(until)) return { date: until, start: '23:59' };
  const named = readTime(until, { type: 'date-time', parameters: {}, values: [until] });
  return named && inZone(named, zone, zones);
}

// A date alone takes the event's own time of day.
function startsOf(
  properties: EventProperties,
  name: 'rdate' | 'exdate',
  { start }: DatedStart,
  zone: string,
  zones: FileZones,
): DatedStart[] {
  return (properties.get(name) ?? []).flatMap((property) =>
    property.values.flatMap((value): DatedStart[] => {
      if (property.type === 'date') return [{ date: String(value), start }];
      const named = readTime(value, property);
      const local = named && inZone(named, zone, zones);
      return local ? [local] : [];
    }),
  );
}

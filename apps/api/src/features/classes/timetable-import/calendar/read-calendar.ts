import { setImmediate } from 'node:timers/promises';
import { type FileFault, isFileFault } from '../faults/faults.ts';
import { nameZone } from './name-zone.ts';
import { type EventProperties, parseEvent } from './parse-event.ts';
import { type CalendarEvent, type EventFault, type EventZones, readEvent } from './read-event.ts';
import { type FileZones, inZone, readTime } from './read-time.ts';
import { splitEvents } from './split-events.ts';

/** The events of a calendar. */
export interface Calendar {
  name: string;
  eventCount: number;
  events: CalendarEvent[];
  faults: EventFault[];
  cancelled: number;
  /** Events at a local time of no place. */
  withoutZone: number;
  /** How many events have which zone, by its name in the file. */
  zones: { name: string; zone: string | null; events: number }[];
}

/** After so many events other requests have their turn. */
const EVENTS_AT_ONCE = 10;

/**
 * Reads the events of a calendar, without the cancelled ones. Each event that replaces a single start
 * of a repeating one is an event of its own, and that start is excluded.
 */
export async function readCalendar(
  text: string,
  { clocks, withoutZone }: Pick<EventZones, 'clocks' | 'withoutZone'>,
): Promise<Calendar | FileFault> {
  const split = splitEvents(text);
  if (isFileFault(split)) return split;
  const zoneOf = cachedZones(split.zoneNames);
  const zones = { zoneOf, clocks, withoutZone };
  const faults: EventFault[] = [];
  const read: CalendarEvent[] = [];
  const zoneCounts = new Map<string | null, number>();
  let done = 0;
  for (const { line, text: block, tooLong } of split.events) {
    done += 1;
    if (done % EVENTS_AT_ONCE === 0) await setImmediate();
    const properties = block === null ? null : parseEvent(block);
    if (!properties) {
      faults.push({ line, code: tooLong ? 'event_too_long' : 'event_broken', details: {} });
      continue;
    }
    countZone(properties, zoneCounts);
    const event = readEvent(properties, line, zones);
    if ('code' in event) faults.push(event);
    else read.push(event);
  }
  const latest = latestVersions(read);
  const named = [...zoneCounts].flatMap(([name, events]) =>
    name === null ? [] : [{ name, zone: zoneOf(name), events }],
  );
  return {
    name: split.name,
    eventCount: split.events.length,
    events: excludeReplaced(latest, zones).filter(({ cancelled }) => !cancelled),
    faults,
    cancelled: latest.filter(({ cancelled }) => cancelled).length,
    withoutZone: zoneCounts.get(null) ?? 0,
    zones: named,
  };
}

// A file repeats few names, and looking one up is slow.
function cachedZones(zoneNames: ReadonlyMap<string, string>): FileZones['zoneOf'] {
  const found = new Map<string, string | null>();
  return (name) => {
    const known = found.get(name);
    if (known !== undefined) return known;
    const zone = nameZone(name) ?? nameZone(zoneNames.get(name) ?? '');
    found.set(name, zone);
    return zone;
  };
}

function countZone(properties: EventProperties, counts: Map<string | null, number>): void {
  const begin = properties.get('dtstart')?.[0];
  const time = begin && readTime(begin.values[0], begin);
  if (time) counts.set(time.zoneName, (counts.get(time.zoneName) ?? 0) + 1);
}

// A calendar may have earlier versions of an event; without an id every event stands for itself.
function latestVersions(events: readonly CalendarEvent[]): CalendarEvent[] {
  const latest = new Map<string, CalendarEvent>();
  for (const event of events) {
    const { uid, replaces, line } = event;
    const key = uid === '' ? `line ${line}` : JSON.stringify([uid, replaces]);
    const known = latest.get(key);
    if (!known || event.sequence >= known.sequence) latest.set(key, event);
  }
  return [...latest.values()];
}

function excludeReplaced(events: readonly CalendarEvent[], zones: FileZones): CalendarEvent[] {
  const replacing = Map.groupBy(
    events.filter(({ uid, replaces }) => uid !== '' && replaces !== null),
    ({ uid }) => uid,
  );
  return events.map((event) => {
    if (event.replaces) return { ...event, rule: null };
    const replaced = (replacing.get(event.uid) ?? []).flatMap(
      ({ replaces }) => (replaces && inZone(replaces, event.zone, zones)) ?? [],
    );
    return { ...event, excluded: [...event.excluded, ...replaced] };
  });
}

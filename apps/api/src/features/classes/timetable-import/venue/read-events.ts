import { setImmediate } from 'node:timers/promises';
import { type EpochMs, placeEvent, type TimetableEntry, zoneClocks } from '@pulse/domain';
import { type Calendar, readCalendar } from '../calendar/read-calendar.ts';
import type { CalendarEvent } from '../calendar/read-event.ts';
import { boundTimes } from '../csv/read-row.ts';
import { faultOfTexts } from '../csv/read-texts.ts';
import { type FileFault, isFileFault, type Remark, type RowFault } from '../faults/faults.ts';
import type { EntriesOfFile } from './entries-of-file.ts';
import { nameActivities } from './name-activities.ts';
import type { VenueMapping } from './read-mapping.ts';

/** After so many events other requests have their turn. */
const EVENTS_AT_ONCE = 20;

/** The entries of a calendar by local time at the venue. */
export async function readEvents(
  text: string,
  mapping: VenueMapping,
  { zone, now }: { zone: string; now: EpochMs },
): Promise<EntriesOfFile | FileFault> {
  const withoutZone = mapping.times_without_zone === 'venue_zone' ? zone : null;
  const clocks = zoneClocks(now);
  const calendar: Calendar | FileFault = await readCalendar(text, { clocks, withoutZone });
  if (isFileFault(calendar)) return calendar;
  const activityOf = nameActivities(mapping);
  const faults: RowFault[] = calendar.faults.map(({ line, ...fault }) => ({ row: line, ...fault }));
  const remarks: Remark[] = [];
  const entries: TimetableEntry[] = [];
  const first = new Map<string, number>();
  for (const [index, event] of calendar.events.entries()) {
    if (index % EVENTS_AT_ONCE === 0) await setImmediate();
    const fields = readFields(event, mapping, activityOf);
    if ('code' in fields) {
      faults.push({ row: event.line, ...fields });
      continue;
    }
    const { expandedUntil, ...times } = placeEvent(event, zone, clocks);
    const entry = { line: event.line, ...fields, ...times };
    const { line: _, ...content } = entry;
    const same = JSON.stringify(content);
    const before = first.get(same);
    if (before !== undefined) {
      faults.push({ row: event.line, code: 'duplicate_row', details: { first: before } });
      continue;
    }
    first.set(same, event.line);
    entries.push(entry);
    remarks.push(...remarksOn(event, zone, expandedUntil));
  }
  return { format: 'icalendar', rowCount: calendar.eventCount, entries, faults, remarks };
}

function readFields(
  { name, description, category, minutes, start }: CalendarEvent,
  mapping: VenueMapping,
  activityOf: ReturnType<typeof nameActivities>,
) {
  const title = name.replaceAll(/\s+/g, ' ');
  const texts = { title, description: description.slice(0, 4000), trainer: '' };
  const fault = faultOfTexts(texts);
  if (fault) return fault;
  const begin = Number(start.start.slice(0, 2)) * 60 + Number(start.start.slice(3));
  const times = boundTimes(begin, (begin + minutes) % 1440, Math.round(minutes));
  if ('code' in times) return times;
  // Categories of calendars say anything: one that names no activity leaves it to the title.
  const activity = activityOf(title, category) ?? activityOf(title, '');
  return {
    name: title,
    description: texts.description,
    activity: activity ?? mapping.default_activity,
    trainer: '',
    capacity: mapping.default_capacity,
    minutes: times.minutes,
  };
}

function remarksOn(event: CalendarEvent, zone: string, expandedUntil: string | null): Remark[] {
  const { line: row, zoneName } = event;
  const remarks: Remark[] = [];
  if (zoneName === null) remarks.push({ row, code: 'zone_assumed', details: { zone } });
  else if (event.zone !== zone)
    remarks.push({ row, code: 'zone_converted', details: { from: event.zone, zone } });
  if (expandedUntil !== null)
    remarks.push({ row, code: 'expanded_until', details: { date: expandedUntil } });
  return remarks;
}

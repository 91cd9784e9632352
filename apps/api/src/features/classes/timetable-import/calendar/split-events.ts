import type { FileFault } from '../faults/faults.ts';

/** One event of a calendar as its lines. */
export interface EventBlock {
  /** The line on which it begins, counted from 1. */
  line: number;
  /** Null when it is longer than any event, or never ends. */
  text: string | null;
  tooLong: boolean;
}

/** A calendar taken apart. */
export interface SplitCalendar {
  name: string;
  events: EventBlock[];
  /** What the file's own time zones are called elsewhere (X-LIC-LOCATION). */
  zoneNames: Map<string, string>;
}

/** The most events of one file. */
const MAX_EVENTS = 2000;
/** The most lines of one file: more than its events can have. */
const MAX_LINES = 200_000;
/** The longest event, with its description and its exceptions (characters). */
const MAX_EVENT_LENGTH = 64 * 1024;

/**
 * Takes a calendar apart into its events, so that one that cannot be read is named by its line. Looks
 * at each line once.
 */
export function splitEvents(text: string): SplitCalendar | FileFault {
  const calendar: SplitCalendar = { name: '', events: [], zoneNames: new Map() };
  let isCalendar = false;
  let event: { line: number; start: number } | null = null;
  let zone = '';
  let lineNumber = 0;
  for (let start = 0; start < text.length; ) {
    const found = text.indexOf('\n', start);
    const end = found < 0 ? text.length : found;
    lineNumber += 1;
    if (lineNumber > MAX_LINES) return { fault: 'too_many_events', details: { most: MAX_EVENTS } };
    // Longer lines are no beginnings and no ends.
    const line = text.slice(start, Math.min(end, start + 300)).trimEnd();
    const upper = line.slice(0, 20).toUpperCase();
    if (upper === 'BEGIN:VCALENDAR') isCalendar = true;
    else if (upper === 'BEGIN:VEVENT') {
      if (event) calendar.events.push({ line: event.line, text: null, tooLong: false });
      event = { line: lineNumber, start };
    } else if (upper === 'END:VEVENT' && event) {
      const tooLong = end - event.start > MAX_EVENT_LENGTH;
      const block = tooLong ? null : text.slice(event.start, end);
      calendar.events.push({ line: event.line, text: block, tooLong });
      event = null;
    } else if (!event) {
      if (upper.startsWith('X-WR-CALNAME')) calendar.name = textAfterColon(line);
      else if (upper.startsWith('TZID')) zone = textAfterColon(line);
      else if (upper.startsWith('X-LIC-LOCATION'))
        calendar.zoneNames.set(zone, textAfterColon(line));
    }
    if (calendar.events.length > MAX_EVENTS)
      return { fault: 'too_many_events', details: { most: MAX_EVENTS } };
    start = end + 1;
  }
  if (event) calendar.events.push({ line: event.line, text: null, tooLong: false });
  if (!isCalendar) return { fault: 'calendar_broken', details: {} };
  if (calendar.events.length === 0) return { fault: 'calendar_empty', details: {} };
  return calendar;
}

const textAfterColon = (line: string) => line.slice(line.indexOf(':') + 1).trim();

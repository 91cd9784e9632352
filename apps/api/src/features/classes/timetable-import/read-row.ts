import { DAY } from '@pulse/domain';
import { formatWallTime } from '../sessions/wall-time.ts';
import type { FaultDetails, RowFaultCode } from './faults.ts';
import type { Columns } from './find-columns.ts';
import { readDate, readHourAndMinute, readTime, readWeekday, weekdayOf } from './read-cells.ts';
import type { TimetableMapping } from './read-mapping.ts';

/** The content of one row. Times are HH:MM; an end not after the start is on the next day. */
export interface TimetableRow {
  row: number;
  title: string;
  description: string;
  activity: string;
  place: string;
  start: string;
  end: string;
  minutes: number;
  weekday: number;
  /** A single session when both are the same date; otherwise a weekly class, open-ended when null. */
  firstDate: string;
  lastDate: string | null;
  capacity: number;
  course: string;
}

type UnnumberedFault = { code: RowFaultCode; details: FaultDetails };

/** A class past midnight that is longer than this (minutes) has a wrong end. */
const MAX_OVERNIGHT_MINUTES = 12 * 60;
/** The limits of the table class_templates (minutes, characters). */
const MIN_DURATION_MINUTES = 5;
const MAX_NAME_LENGTH = 200;
/** The replacement character of invalid UTF-8, and NUL, which no text column accepts. */
const UNREADABLE_CHARACTER = /\uFFFD|\0/;

/** Reads one row of cells, or returns the first reason why it cannot be imported. */
export function readRow(
  cells: readonly string[],
  columns: Columns,
  mapping: TimetableMapping,
): Omit<TimetableRow, 'row'> | UnnumberedFault {
  const cell = (column: number | null) => (column === null ? '' : (cells[column] ?? '').trim());
  const title = cell(columns.title);
  const place = cell(columns.place);
  if (cells.some((text) => UNREADABLE_CHARACTER.test(text))) return fault('letters_unreadable');
  if (!title) return fault('title_missing');
  if (title.length > MAX_NAME_LENGTH) return fault('title_too_long', { most: MAX_NAME_LENGTH });
  if (!place) return fault('place_missing');
  if (place.length > MAX_NAME_LENGTH) return fault('place_too_long', { most: MAX_NAME_LENGTH });
  const times = readTimes(columns.start.map(cell), columns.end.map(cell));
  if ('code' in times) return times;
  const dates = readDates(columns, cell, mapping);
  if ('code' in dates) return dates;
  const capacity = readCapacity(cell(columns.capacity), mapping.default_capacity);
  if (capacity === null)
    return fault('capacity_out_of_bounds', { value: cell(columns.capacity), most: 1000 });
  return {
    title,
    place,
    description: cell(columns.description),
    activity: activityOf(`${title} ${cell(columns.category)}`, mapping),
    course: cell(columns.course),
    capacity,
    ...times,
    ...dates,
  };
}

function readTimes(startCells: string[], endCells: string[]) {
  const start = readClock(startCells);
  const end = readClock(endCells);
  if (start === null || start === 1440) return fault('start_unreadable', valueDetails(startCells));
  if (end === null) return fault('end_unreadable', valueDetails(endCells));
  const overnight = end <= start;
  const minutes = overnight ? end + 1440 - start : end - start;
  const details = { start: formatWallTime(start), end: formatWallTime(end), minutes };
  if (overnight && minutes > MAX_OVERNIGHT_MINUTES) return fault('ends_before_start', details);
  if (minutes < MIN_DURATION_MINUTES)
    return fault('duration_out_of_bounds', { ...details, least: MIN_DURATION_MINUTES });
  return { start: formatWallTime(start), end: formatWallTime(end), minutes };
}

function readDates(
  columns: Columns,
  cell: (column: number | null) => string,
  mapping: TimetableMapping,
) {
  const { date_order, shift_weeks } = mapping;
  const dateAt = (column: number | null) => readDate(cell(column), date_order, shift_weeks);
  const givenWeekday = columns.weekday === null ? null : readWeekday(cell(columns.weekday));
  if (columns.weekday !== null && givenWeekday === null)
    return fault('weekday_unreadable', { value: cell(columns.weekday) });
  if (columns.date !== null) {
    const date = dateAt(columns.date);
    if (!date) return fault('date_unreadable', { value: cell(columns.date) });
    const weekday = weekdayOf(date);
    if (givenWeekday !== null && givenWeekday !== weekday)
      return fault('weekday_mismatch', { date, value: cell(columns.weekday) });
    return { firstDate: date, lastDate: date, weekday };
  }
  const first = dateAt(columns.first_date);
  if (!first) return fault('date_unreadable', { value: cell(columns.first_date) });
  const lastText = cell(columns.last_date);
  const last = lastText ? dateAt(columns.last_date) : null;
  if (lastText && !last) return fault('date_unreadable', { value: lastText });
  if (last && last < first) return fault('dates_reversed', { first, last });
  return readWeeklyDates(first, last, givenWeekday ?? weekdayOf(first), cell(columns.weekday));
}

// A range that contains its weekday once is a single session: many files write single dates that way.
function readWeeklyDates(first: string, last: string | null, weekday: number, name: string) {
  const daysUntilWeekday = (weekday - weekdayOf(first) + 7) % 7;
  const firstDate = addDays(first, daysUntilWeekday);
  if (last && firstDate > last) return fault('no_occurrence', { first, last, value: name });
  const single = last !== null && addDays(firstDate, 7) > last;
  return { firstDate, lastDate: single ? firstDate : last, weekday };
}

function readClock(cells: string[]): number | null {
  const [hour = '', minute] = cells;
  return minute === undefined ? readTime(hour) : readHourAndMinute(hour, minute);
}

function readCapacity(text: string, fallback: number): number | null {
  if (!text) return fallback;
  const places = Number(text);
  return Number.isInteger(places) && places >= 1 && places <= 1000 ? places : null;
}

function activityOf(text: string, { activities, default_activity }: TimetableMapping): string {
  const found = Object.entries(activities).find(([part]) =>
    text.toLowerCase().includes(part.toLowerCase()),
  );
  return found ? found[1] : default_activity;
}

function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);
}

function valueDetails(cells: string[]): FaultDetails {
  return { value: cells.join(':') };
}

function fault(code: RowFaultCode, details: FaultDetails = {}): UnnumberedFault {
  return { code, details };
}

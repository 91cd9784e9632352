import { DAY, wallTimeOfMinute } from '@pulse/domain';
import type { FaultDetails, RowFaultCode, UnnumberedFault } from '../faults/faults.ts';
import type { Columns } from './columns.ts';
import {
  type DateOrder,
  readDate,
  readDuration,
  readHourAndMinute,
  readTime,
  readWeekday,
  weekdayOf,
} from './read-cells.ts';
import { readTexts } from './read-texts.ts';

/** How cells are read, and what holds where a file is silent. */
export interface RowRules {
  dateOrder: DateOrder;
  shiftWeeks: number;
  defaultCapacity: number;
  defaultMinutes: number;
  /** Of a weekly class without one. */
  firstDate: string | null;
  /** The activity of a title and category; null for a category that is unknown. */
  activityOf(title: string, category: string): string | null;
}

/** The content of one row. Times are HH:MM; an end not after the start is on the next day. */
export interface TimetableRow {
  row: number;
  title: string;
  description: string;
  activity: string;
  trainer: string;
  place: string;
  start: string;
  end: string;
  minutes: number;
  weekday: number;
  /** The first date that the row names: that of a weekly class may be before its first weekday. */
  from: string;
  /** A single session when both are the same date; otherwise a weekly class, open-ended when null. */
  firstDate: string;
  lastDate: string | null;
  capacity: number;
}

/** A class past midnight that is longer than this (minutes) has a wrong end. */
const MAX_OVERNIGHT_MINUTES = 12 * 60;
/** The limits of a class (minutes). */
const MIN_DURATION_MINUTES = 5;
const MAX_DURATION_MINUTES = 1440;

/** Reads one row of cells, or returns the first reason why it cannot be imported. */
export function readRow(
  cells: readonly string[],
  columns: Columns,
  rules: RowRules,
): Omit<TimetableRow, 'row'> | UnnumberedFault {
  const cell = (column: number | null) => (column === null ? '' : (cells[column] ?? '').trim());
  const texts = readTexts(cells, columns, cell);
  if ('code' in texts) return texts;
  const times = readTimes(columns, cell, rules);
  if ('code' in times) return times;
  const dates = readDates(columns, cell, rules);
  if ('code' in dates) return dates;
  const capacity = readCapacity(cell(columns.capacity), rules.defaultCapacity);
  if (capacity === null)
    return fault('capacity_out_of_bounds', { value: cell(columns.capacity), most: 1000 });
  const category = cell(columns.category);
  const activity = rules.activityOf(texts.title, category);
  if (activity === null) return fault('activity_unknown', { value: category });
  return { ...texts, activity, capacity, ...times, ...dates };
}

type Cell = (column: number | null) => string;

function readTimes(columns: Columns, cell: Cell, rules: RowRules) {
  const startCells = columns.start.map(cell);
  const endCells = columns.end.map(cell);
  const start = readClock(startCells);
  if (start === null || start === 1440) return fault('start_unreadable', valueDetails(startCells));
  if (
    endCells.every((text) => text === '') &&
    (columns.end.length === 0 || columns.duration !== null)
  ) {
    const text = cell(columns.duration);
    const minutes = text === '' ? rules.defaultMinutes : readDuration(text);
    if (minutes === null) return fault('duration_unreadable', { value: text });
    return boundTimes(start, (start + minutes) % 1440, minutes);
  }
  const end = readClock(endCells);
  if (end === null) return fault('end_unreadable', valueDetails(endCells));
  const overnight = end <= start;
  const minutes = overnight ? end + 1440 - start : end - start;
  const details = { start: wallTimeOfMinute(start), end: wallTimeOfMinute(end), minutes };
  if (overnight && minutes > MAX_OVERNIGHT_MINUTES) return fault('ends_before_start', details);
  return boundTimes(start, end, minutes);
}

/** The start, end and length of a class in minutes; refuses a length that no class has. */
export function boundTimes(startMinute: number, endMinute: number, minutes: number) {
  const [start, end] = [wallTimeOfMinute(startMinute), wallTimeOfMinute(endMinute)];
  const bounds = { least: MIN_DURATION_MINUTES, most: MAX_DURATION_MINUTES };
  return minutes < bounds.least || minutes > bounds.most
    ? fault('duration_out_of_bounds', { start, end, minutes, ...bounds })
    : { start, end, minutes };
}

function readDates(columns: Columns, cell: Cell, { dateOrder, shiftWeeks, firstDate }: RowRules) {
  const dateAt = (column: number | null) => readDate(cell(column), dateOrder, shiftWeeks);
  const weekdayText = cell(columns.weekday);
  // Some files name a weekday for what repeats and a date for what does not, in one column.
  const single = columns.date === null ? dateAt(columns.weekday) : null;
  if (single)
    return { from: single, firstDate: single, lastDate: single, weekday: weekdayOf(single) };
  const givenWeekday = weekdayText === '' ? null : readWeekday(weekdayText);
  const needsWeekday = columns.weekday !== null && columns.date === null;
  if (givenWeekday === null && (weekdayText !== '' || needsWeekday))
    return fault('weekday_unreadable', { value: weekdayText });
  if (columns.date !== null) {
    const date = dateAt(columns.date);
    if (!date) return fault('date_unreadable', { value: cell(columns.date) });
    const weekday = weekdayOf(date);
    if (givenWeekday !== null && givenWeekday !== weekday)
      return fault('weekday_mismatch', { date, value: weekdayText });
    return { from: date, firstDate: date, lastDate: date, weekday };
  }
  const firstText = cell(columns.first_date);
  const first = firstText === '' && firstDate !== null ? firstDate : dateAt(columns.first_date);
  if (!first) return fault('date_unreadable', { value: firstText });
  const lastText = cell(columns.last_date);
  const last = lastText ? dateAt(columns.last_date) : null;
  if (lastText && !last) return fault('date_unreadable', { value: lastText });
  if (last && last < first) return fault('dates_reversed', { first, last });
  return readWeeklyDates(first, last, givenWeekday ?? weekdayOf(first), weekdayText);
}

// A range that contains its weekday once is a single session: many files write single dates that way.
function readWeeklyDates(first: string, last: string | null, weekday: number, name: string) {
  const daysUntilWeekday = (weekday - weekdayOf(first) + 7) % 7;
  const firstDate = addDays(first, daysUntilWeekday);
  if (last && firstDate > last) return fault('no_occurrence', { first, last, value: name });
  const single = last !== null && addDays(firstDate, 7) > last;
  return { from: first, firstDate, lastDate: single ? firstDate : last, weekday };
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

function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);
}

function valueDetails(cells: string[]): FaultDetails {
  return { value: cells.join(':') };
}

function fault(code: RowFaultCode, details: FaultDetails = {}): UnnumberedFault {
  return { code, details };
}

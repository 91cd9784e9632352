import type { Columns } from '../csv/columns.ts';
import type { RowRules } from '../csv/read-row.ts';
import { readTimetable } from '../csv/read-timetable.ts';
import { type FileFault, isFileFault } from '../faults/faults.ts';
import { entryOf } from '../plan/entry-of-row.ts';
import type { EntriesOfFile } from './entries-of-file.ts';
import { nameActivities } from './name-activities.ts';
import { inPieces } from './read-file.ts';
import type { VenueMapping } from './read-mapping.ts';

/** The most rows of a file of one venue: a hundred classes a week for two years. */
export const MAX_VENUE_ROWS = 10_000;

/** The entries of a CSV whose columns were matched. A weekly class without a first date begins today. */
export async function readRows(
  text: string,
  mapping: VenueMapping,
  today: string,
): Promise<EntriesOfFile | FileFault> {
  const { columns } = mapping;
  const { title, start, date, weekday } = columns;
  if (title === undefined || start === undefined)
    return { fault: 'columns_not_matched', details: {} };
  if (date === undefined && weekday === undefined)
    return { fault: 'dates_not_mapped', details: {} };
  const rules: RowRules = {
    dateOrder: mapping.date_order,
    shiftWeeks: 0,
    defaultCapacity: mapping.default_capacity,
    defaultMinutes: mapping.default_minutes,
    firstDate: today,
    activityOf: nameActivities(mapping),
  };
  const timetable = await readTimetable(inPieces(text), {
    columnsOf: ({ length }) => matchedColumns(columns, { title, start, width: length }),
    rules,
    maxRows: MAX_VENUE_ROWS,
  });
  if (isFileFault(timetable)) return timetable;
  return {
    format: 'csv',
    rowCount: timetable.rowCount,
    entries: timetable.rows.map(entryOf),
    faults: timetable.faults,
    remarks: [],
  };
}

function matchedColumns(
  columns: VenueMapping['columns'],
  { title, start, width }: { title: number; start: number; width: number },
): Columns | FileFault {
  const beyond = Object.values(columns).some((index) => index >= width);
  if (beyond) return { fault: 'columns_not_matched', details: {} };
  const { end } = columns;
  return {
    width,
    title,
    place: null,
    start: [start],
    end: end === undefined ? [] : [end],
    duration: columns.duration ?? null,
    trainer: columns.trainer ?? null,
    category: columns.activity ?? null,
    description: columns.description ?? null,
    capacity: columns.capacity ?? null,
    date: columns.date ?? null,
    weekday: columns.weekday ?? null,
    first_date: columns.first_date ?? null,
    last_date: columns.last_date ?? null,
  };
}

import type { TimetableEntry } from '@pulse/domain';
import type { TimetableRow } from '../csv/read-row.ts';

/** A row of a CSV as an entry of the timetable of its venue: one date, or a start in every week. */
export function entryOf(row: TimetableRow): TimetableEntry {
  const { title, description, activity, trainer, capacity, minutes, start, weekday } = row;
  const single = row.lastDate === row.firstDate;
  return {
    line: row.row,
    name: title,
    description,
    activity,
    trainer,
    capacity,
    minutes,
    weekly: single ? [] : [{ weekday, start }],
    // Not the first weekday: classes of one name that begin on one date are one class.
    firstDate: row.from,
    lastDate: row.lastDate,
    excludedDates: [],
    dates: single ? [{ date: row.firstDate, start }] : [],
  };
}

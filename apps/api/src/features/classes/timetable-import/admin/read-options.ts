import type { ReadOptions } from '../csv/read-timetable.ts';
import { findColumns } from './find-columns.ts';
import type { TimetableMapping } from './read-mapping.ts';

/** More rows than the timetable of a whole city for a year. */
const MAX_ROWS = 250_000;

/** How a file is read with a mapping. */
export function readOptions(mapping: TimetableMapping): ReadOptions {
  return {
    columnsOf: (header) => findColumns(mapping, header),
    maxRows: MAX_ROWS,
    rules: {
      dateOrder: mapping.date_order,
      shiftWeeks: mapping.shift_weeks,
      defaultCapacity: mapping.default_capacity,
      defaultMinutes: 60,
      firstDate: null,
      activityOf: (title, category) => activityOf(`${title} ${category}`, mapping),
    },
  };
}

function activityOf(text: string, { activities, default_activity }: TimetableMapping): string {
  const found = Object.entries(activities).find(([part]) =>
    text.toLowerCase().includes(part.toLowerCase()),
  );
  return found ? found[1] : default_activity;
}

import { timetableMapping } from '@pulse/contract';
import type { z } from 'zod';
import type { ReadOptions } from '../csv/read-timetable.ts';
import type { FileFault } from '../faults/faults.ts';
import { findColumns } from './find-columns.ts';

/** How the columns and places of a file map to classes and venues. */
export type TimetableMapping = z.output<typeof timetableMapping>;

/** Parses a mapping from its JSON text; returns a fault when it is invalid or maps no dates. */
export function readMapping(text: string): TimetableMapping | FileFault {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return { fault: 'mapping_unreadable', details: { reason: (error as Error).message } };
  }
  const parsed = timetableMapping.safeParse(json);
  if (!parsed.success) {
    const issues = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    return { fault: 'mapping_unreadable', details: { reason: issues.join('; ') } };
  }
  const { columns } = parsed.data;
  if (!columns.date && !(columns.weekday && columns.first_date))
    return { fault: 'dates_not_mapped', details: {} };
  return parsed.data;
}

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

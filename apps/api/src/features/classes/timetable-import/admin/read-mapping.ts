import { timetableMapping } from '@pulse/contract';
import type { z } from 'zod';
import type { FileFault } from '../faults/faults.ts';

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

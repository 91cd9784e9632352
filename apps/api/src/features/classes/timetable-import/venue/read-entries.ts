import { type EpochMs, localDateOf, type TimetableEntry } from '@pulse/domain';
import { type FileFault, isFileFault, type RowFault } from '../faults/faults.ts';
import type { EntriesOfFile } from './entries-of-file.ts';
import { readEvents } from './read-events.ts';
import type { TextFile } from './read-file.ts';
import type { VenueMapping } from './read-mapping.ts';
import { readRows } from './read-rows.ts';

/** How far ahead single dates are taken (days). */
const MAX_DAYS_AHEAD = 730;
/** The shortest name of a class, as where it is edited (characters). */
const MIN_NAME_LENGTH = 2;
/** The most single starts of one file. */
const MAX_STARTS = 20_000;

/**
 * Reads a file for a venue in `zone`; a date years ahead is refused as one that was
 * mistyped, a name of one letter as it is for any class.
 */
export async function readEntries(
  { format, text }: TextFile,
  mapping: VenueMapping,
  { zone, now }: { zone: string; now: EpochMs },
): Promise<EntriesOfFile | FileFault> {
  const today = localDateOf(now, zone);
  const read =
    format === 'csv'
      ? await readRows(text, mapping, today)
      : await readEvents(text, mapping, { zone, now });
  if (isFileFault(read)) return read;
  const starts = read.entries.reduce((count, { dates }) => count + dates.length, 0);
  if (starts > MAX_STARTS) return { fault: 'too_many_sessions', details: { most: MAX_STARTS } };
  const last = Temporal.PlainDate.from(today).add({ days: MAX_DAYS_AHEAD }).toString();
  const faults = read.entries.flatMap((entry) => faultOf(entry, last) ?? []);
  const refused = new Set(faults.map(({ row }) => row));
  return {
    ...read,
    entries: read.entries.filter(({ line }) => !refused.has(line)),
    faults: [...read.faults, ...faults],
  };
}

function faultOf(
  { line: row, name, dates, weekly, firstDate }: TimetableEntry,
  last: string,
): RowFault | null {
  if (name.length < MIN_NAME_LENGTH)
    return { row, code: 'title_too_short', details: { least: MIN_NAME_LENGTH } };
  const isTooFar = dates.some(({ date }) => date > last) || (weekly.length > 0 && firstDate > last);
  return isTooFar ? { row, code: 'date_too_far', details: { date: last } } : null;
}

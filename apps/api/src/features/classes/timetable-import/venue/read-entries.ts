import { type EpochMs, localDateOf, type TimetableEntry } from '@pulse/domain';
import { type FileFault, isFileFault, type Remark, type RowFault } from '../faults/faults.ts';
import { readEvents } from './read-events.ts';
import type { TextFile } from './read-file.ts';
import type { VenueMapping } from './read-mapping.ts';
import { readRows } from './read-rows.ts';

/** What a file says about one venue. */
export interface EntriesOfFile {
  format: TextFile['format'];
  /** Rows without the header, or events. */
  rowCount: number;
  entries: TimetableEntry[];
  faults: RowFault[];
  remarks: Remark[];
}

/** How far ahead single dates are taken (days). */
const MAX_DAYS_AHEAD = 730;
/** The most single starts of one file. */
const MAX_STARTS = 20_000;

/** Reads a file for a venue in `zone`; a date years ahead is refused, as one that was mistyped. */
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
  const isTooFar = ({ dates, weekly, firstDate }: TimetableEntry) =>
    dates.some(({ date }) => date > last) || (weekly.length > 0 && firstDate > last);
  const tooFar = read.entries.filter(isTooFar);
  return {
    ...read,
    entries: read.entries.filter((entry) => !isTooFar(entry)),
    faults: [
      ...read.faults,
      ...tooFar.map(({ line }) => ({
        row: line,
        code: 'date_too_far' as const,
        details: { date: last },
      })),
    ],
  };
}

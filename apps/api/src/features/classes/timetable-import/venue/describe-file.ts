import type { timetableFile } from '@pulse/contract';
import { guessColumns, zoneClocks } from '@pulse/domain';
import type { z } from 'zod';
import { readCalendar } from '../calendar/read-calendar.ts';
import type { DateOrder } from '../csv/read-cells.ts';
import { InvalidCsvError, readCsv } from '../csv/read-csv.ts';
import { type FileFault, isFileFault } from '../faults/faults.ts';
import { inPieces, type TextFile } from './read-file.ts';
import { MAX_VENUE_ROWS } from './read-rows.ts';

type DescribedFile = z.input<typeof timetableFile>;

/** More columns than any timetable has. */
const MAX_COLUMNS = 200;
/** How many cells of a column are shown, and how much of each (characters). */
const SAMPLES = 3;
const MAX_SAMPLE_LENGTH = 60;

/** What is in a file: the columns of a CSV with what they may say, or the events of a calendar. */
export async function describeFile({ format, text }: TextFile): Promise<DescribedFile | FileFault> {
  if (format === 'csv') return describeTable(text);
  // Times without a zone are counted here, and refused only where the file is imported.
  const calendar = await readCalendar(text, { clocks: zoneClocks(0), withoutZone: 'UTC' });
  if (isFileFault(calendar)) return calendar;
  const { name, eventCount, events, cancelled, withoutZone, zones } = calendar;
  return {
    format,
    rows: eventCount,
    columns: [],
    date_order: 'ymd',
    calendar: {
      name: name.slice(0, 200),
      repeating: events.filter(({ rule }) => rule !== null).length,
      without_zone: withoutZone,
      cancelled,
      zones: zones
        .slice(0, 50)
        .map(({ name, zone, events }) => ({ name: name.slice(0, 200), time_zone: zone, events })),
    },
  };
}

async function describeTable(text: string): Promise<DescribedFile | FileFault> {
  let headings: string[] | null = null;
  let samples: string[][] = [];
  let rows = 0;
  let dateOrder: DateOrder | null = null;
  let row = 0;
  try {
    for await (const cells of readCsv(inPieces(text))) {
      row += 1;
      if (cells.every((cell) => cell.trim() === '')) continue;
      if (!headings) {
        if (cells.length > MAX_COLUMNS)
          return { fault: 'too_many_columns', details: { most: MAX_COLUMNS } };
        headings = cells.map((cell) => cell.trim().slice(0, 200));
        samples = headings.map(() => []);
        continue;
      }
      rows += 1;
      if (rows > MAX_VENUE_ROWS)
        return { fault: 'too_many_rows', details: { most: MAX_VENUE_ROWS } };
      dateOrder ??= cells.map(orderOf).find((order) => order !== null) ?? null;
      addSamples(samples, cells);
    }
  } catch (error) {
    if (!(error instanceof InvalidCsvError)) throw error;
    return { fault: 'csv_broken', details: { row: error.row || row, reason: error.message } };
  }
  if (!headings || rows === 0) return { fault: 'file_empty', details: {} };
  const guesses = guessColumns(headings);
  return {
    format: 'csv',
    rows,
    columns: headings.map((heading, index) => ({
      heading,
      samples: samples[index] ?? [],
      guess: guesses[index] ?? null,
    })),
    date_order: dateOrder ?? 'ymd',
    calendar: null,
  };
}

function addSamples(samples: string[][], cells: readonly string[]): void {
  for (const [index, ofColumn] of samples.entries()) {
    const text = (cells[index] ?? '').trim();
    if (text !== '' && ofColumn.length < SAMPLES) ofColumn.push(text.slice(0, MAX_SAMPLE_LENGTH));
  }
}

// A year of four digits tells where it stands; a second number above 12 is a day, as Americans write.
function orderOf(cell: string): DateOrder | null {
  if (/^\d{4}[-./]\d{1,2}[-./]\d{1,2}/.test(cell.trim())) return 'ymd';
  const [, , second] = /^(\d{1,2})[-./](\d{1,2})[-./]\d{4}/.exec(cell.trim()) ?? [];
  if (second === undefined) return null;
  return Number(second) > 12 ? 'mdy' : 'dmy';
}

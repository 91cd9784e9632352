import { createHash } from 'node:crypto';
import { type FileFault, isFileFault, type RowFault } from '../faults/faults.ts';
import type { Columns } from './columns.ts';
import { InvalidCsvError, readCsv } from './read-csv.ts';
import { type RowRules, readRow, type TimetableRow } from './read-row.ts';

/** The content of a file: the valid rows, and the faults of the others. */
export interface Timetable {
  /** The number of rows that are not empty, without the header. */
  rowCount: number;
  rows: TimetableRow[];
  faults: RowFault[];
}

/** How a file is read. */
export interface ReadOptions {
  /** The columns of a file with this header. */
  columnsOf(header: readonly string[]): Columns | FileFault;
  rules: RowRules;
  maxRows: number;
}

/**
 * Reads a CSV timetable as a stream. Empty rows are skipped but counted, so that row numbers match a
 * spreadsheet. A row that equals another in every cell is a fault.
 */
export async function readTimetable(
  source: AsyncIterable<Buffer>,
  { columnsOf, rules, maxRows }: ReadOptions,
): Promise<Timetable | FileFault> {
  const timetable: Timetable = { rowCount: 0, rows: [], faults: [] };
  const firstRows = new Map<string, number>();
  let columns: Columns | null = null;
  let row = 0;
  try {
    for await (const cells of readCsv(source)) {
      row += 1;
      if (cells.every((cell) => cell.trim() === '')) continue;
      if (!columns) {
        const found = columnsOf(cells);
        if (isFileFault(found)) return found;
        columns = found;
        continue;
      }
      timetable.rowCount += 1;
      if (timetable.rowCount > maxRows)
        return { fault: 'too_many_rows', details: { most: maxRows } };
      const read =
        checkShape(cells, columns.width, row, firstRows) ?? readRow(cells, columns, rules);
      if ('code' in read) timetable.faults.push({ row, ...read });
      else timetable.rows.push({ row, ...read });
    }
  } catch (error) {
    if (!(error instanceof InvalidCsvError)) throw error;
    return { fault: 'csv_broken', details: { row: error.row, reason: error.message } };
  }
  return timetable.rowCount === 0 ? { fault: 'file_empty', details: {} } : timetable;
}

function checkShape(
  cells: string[],
  width: number,
  row: number,
  firstRows: Map<string, number>,
): Omit<RowFault, 'row'> | null {
  // Spreadsheets add empty cells at the end; missing or additional filled cells shift the columns.
  const filled = cells.findLastIndex((cell) => cell.trim() !== '') + 1;
  if (cells.length < width || filled > width)
    return { code: 'wrong_cell_count', details: { cells: cells.length, expected: width } };
  const rowHash = createHash('sha1').update(cells.join('\u0000')).digest('base64');
  const first = firstRows.get(rowHash);
  if (first !== undefined) return { code: 'duplicate_row', details: { first } };
  firstRows.set(rowHash, row);
  return null;
}

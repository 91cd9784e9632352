/** One cell: typed text, or a number as digits. */
export type CsvCell = string | number | { digits: string } | null;

/** What makes a spreadsheet read a text as a formula. */
const FORMULA = /^[=+\-@\t\r\n]/;

/**
 * Writes a table for a spreadsheet, in UTF-8 with a byte order mark, by which Excel knows accents. A
 * text that would be read as a formula begins with an apostrophe and stays a text.
 */
export function writeCsv(rows: readonly (readonly CsvCell[])[]): Buffer {
  const lines = rows.map((row) => row.map(writeCell).join(','));
  return Buffer.from(`\uFEFF${[...lines, ''].join('\r\n')}`);
}

function writeCell(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  if (typeof cell === 'object') return cell.digits;
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** How a cell begins that a spreadsheet would read as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * Rows as CSV (RFC 4180) in UTF-8 with the mark that spreadsheets need. A text that would be a formula
 * gets an apostrophe in front, which spreadsheets do not show.
 */
export function writeCsv(rows: readonly (readonly (string | number)[])[]): string {
  const lines = rows.map((row) => row.map(writeCell).join(','));
  return `\uFEFF${[...lines, ''].join('\r\n')}`;
}

function writeCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

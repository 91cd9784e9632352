import type { Measurement } from './measurement.ts';

const VERDICTS = new Map<boolean | null, string>([
  [true, 'met'],
  [false, 'MISSED'],
  [null, 'not measured'],
]);

/** Prints the figures, each with its baseline and its goal. */
export function printMeasurements(results: readonly Measurement[]): void {
  printColumns([
    ['what', 'measured', 'against', 'value', 'goal', ''],
    ...results.map((row) => [
      row.name,
      row.measured,
      row.baseline,
      String(row.value),
      row.goal,
      VERDICTS.get(row.passed) ?? '',
    ]),
  ]);
}

/** Prints rows of text below each other. */
export function printColumns(table: readonly string[][]): void {
  const widths = table[0]?.map((_, column) =>
    Math.max(...table.map((row) => row[column]?.length ?? 0)),
  );
  for (const row of table)
    console.log(row.map((cell, column) => cell.padEnd(widths?.[column] ?? 0)).join('  '));
}

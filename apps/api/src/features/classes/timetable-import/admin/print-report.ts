import type { TimetableReport } from './import-timetable.ts';

type Printable = Partial<TimetableReport> & { reason?: string };

/** The rows of the report table, in order. */
const REPORT_ROWS = [
  ['rows', 'Rows read'],
  ['rejected', 'Rows that cannot be taken'],
  ['venues_created', 'Venues made'],
  ['venues_published', 'Venues published'],
  ['templates_created', 'Classes made'],
  ['sessions_created', 'Sessions made'],
  ['sessions_already_there', 'Sessions already there'],
  ['sessions_in_the_past', 'Sessions in the past'],
  ['first_date', 'First date'],
  ['last_date', 'Last date'],
] as const;

/** How many rejections are printed; the rest is only counted, and --json has up to 1,000. */
const MAX_REJECTIONS = 40;

/** A report, or the details of a refusal, as text for a terminal. */
export function printReport(report: Printable): string {
  const table = REPORT_ROWS.flatMap(([key, label]) =>
    report[key] === undefined || report[key] === null
      ? []
      : [`  ${label.padEnd(28)}${String(report[key]).padStart(12)}`],
  );
  const rejections = report.rejections ?? [];
  const shown = rejections.slice(0, MAX_REJECTIONS).map(({ row, code, detail }) => {
    return `  row ${String(row).padStart(6)}  ${code.padEnd(24)}${detail}`;
  });
  const hidden = (report.rejected ?? 0) - shown.length;
  return [
    heading(report),
    ...table,
    ...(shown.length > 0 ? ['', 'Cannot be taken (the header is row 1):', ...shown] : []),
    ...(hidden > 0 ? [`  … and ${hidden} more`] : []),
  ].join('\n');
}

function heading({ reason, dry_run }: Printable): string {
  if (reason !== undefined) return `Refused, nothing was written: ${reason}`;
  return dry_run
    ? 'Dry run, nothing was written. With --commit this would be:'
    : 'The timetable was imported.';
}

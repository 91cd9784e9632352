import { type Refusal, refuse } from '../../../platform/refusal.ts';
import type { FileFault, RowFault } from './faults.ts';
import { type Language, sayFault } from './say-fault.ts';

/** As many as a person reads and an answer holds. */
const MOST_SHOWN = 1000;

/** Faults in the order of their rows, the first thousand, each with its sentence. */
export function sayFaults(faults: readonly RowFault[], language: Language) {
  return faults
    .toSorted((a, b) => a.row - b.row)
    .slice(0, MOST_SHOWN)
    .map(({ row, code, facts }) => ({ row, code, detail: sayFault(language, code, facts) }));
}

/** Refuses a file or mapping that cannot be read at all. */
export function refuseFile({ fault, facts }: FileFault, language: Language): Refusal {
  return refuse('timetable_rejected', {
    fault,
    ...facts,
    reason: sayFault(language, fault, facts),
  });
}

/** Refuses a file for its rows: nothing of it is written. */
export function refuseRows(
  { rowCount, faults }: { rowCount: number; faults: readonly RowFault[] },
  language: Language,
): Refusal {
  return refuse('timetable_rejected', {
    fault: 'rows_rejected',
    rows: rowCount,
    rejected: faults.length,
    reason: sayFault(language, 'rows_rejected', { count: faults.length }),
    rejections: sayFaults(faults, language),
  });
}

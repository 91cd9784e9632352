import { type Refusal, refuse } from '../../../../platform/refusal.ts';
import { FAULT_FIELDS, type FileFault, type RowFault } from './faults.ts';
import { type Language, translateFault } from './translate-fault.ts';

/** The most faults in one response. */
const MAX_FAULTS_SHOWN = 1000;

/** The first thousand faults in the order of their rows, each with its message. */
export function presentFaults(faults: readonly RowFault[], language: Language) {
  return faults
    .toSorted((a, b) => a.row - b.row)
    .slice(0, MAX_FAULTS_SHOWN)
    .map(({ row, code, details }) => ({
      row,
      field: FAULT_FIELDS[code] ?? null,
      code,
      detail: translateFault(language, code, details),
    }));
}

/** Refuses a file or mapping that cannot be read at all. */
export function refuseFile({ fault, details }: FileFault, language: Language): Refusal {
  return refuse('timetable_rejected', {
    fault,
    ...details,
    reason: translateFault(language, fault, details),
  });
}

/** Refuses a file because of its invalid rows; nothing is written. */
export function refuseRows(
  { rowCount, faults }: { rowCount: number; faults: readonly RowFault[] },
  language: Language,
): Refusal {
  return refuse('timetable_rejected', {
    fault: 'rows_rejected',
    rows: rowCount,
    rejected: faults.length,
    reason: translateFault(language, 'rows_rejected', { count: faults.length }),
    rejections: presentFaults(faults, language),
  });
}

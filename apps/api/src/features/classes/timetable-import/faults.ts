/** Why one row cannot be taken. */
export const ROW_FAULTS = [
  'wrong_cell_count',
  'letters_unreadable',
  'title_missing',
  'title_too_long',
  'place_missing',
  'place_too_long',
  'start_unreadable',
  'end_unreadable',
  'ends_before_start',
  'duration_out_of_bounds',
  'date_unreadable',
  'weekday_unreadable',
  'weekday_mismatch',
  'dates_reversed',
  'no_occurrence',
  'capacity_out_of_bounds',
  'duplicate_row',
] as const;

/** Why a file or its mapping cannot be read at all. */
export const FILE_FAULTS = [
  'mapping_unreadable',
  'file_missing',
  'file_empty',
  'csv_broken',
  'columns_missing',
  'columns_repeated',
  'dates_not_mapped',
  'venues_unknown',
  'too_many_rows',
  'rows_rejected',
] as const;

export type RowFaultCode = (typeof ROW_FAULTS)[number];
export type FileFaultCode = (typeof FILE_FAULTS)[number];
export type FaultDetails = Record<string, string | number>;

/** One row that cannot be taken. `row` counts as a spreadsheet does: the header is row 1. */
export interface RowFault {
  row: number;
  code: RowFaultCode;
  details: FaultDetails;
}

/** A fault of the whole file, with the sentence's facts. */
export interface FileFault {
  fault: FileFaultCode;
  details: FaultDetails;
}

/** Whether a value is a fault of the file rather than what was read from it. */
export function isFileFault(value: object): value is FileFault {
  return 'fault' in value;
}

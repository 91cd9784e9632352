/** Why one row cannot be imported. */
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

/** One reason to reject a row. */
export type RowFaultCode = (typeof ROW_FAULTS)[number];
/** One reason to reject a file. */
export type FileFaultCode = (typeof FILE_FAULTS)[number];
/** The values in the message of a fault. */
export type FaultDetails = Record<string, string | number>;

/** One row that cannot be imported. `row` counts like a spreadsheet: the header is row 1. */
export interface RowFault {
  row: number;
  code: RowFaultCode;
  details: FaultDetails;
}

/** A fault of the whole file, with the values in its message. */
export interface FileFault {
  fault: FileFaultCode;
  details: FaultDetails;
}

/** Whether a value is a fault of the file instead of its content. */
export function isFileFault(value: object): value is FileFault {
  return 'fault' in value;
}

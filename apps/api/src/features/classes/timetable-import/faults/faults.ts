import type { TimetableField } from '@pulse/domain';

/** Why one row cannot be imported. */
export const ROW_FAULTS = [
  'wrong_cell_count',
  'letters_unreadable',
  'title_missing',
  'title_too_long',
  'title_too_short',
  'description_too_long',
  'trainer_too_long',
  'characters_refused',
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
  'duration_unreadable',
  'activity_unknown',
  'date_too_far',
  'duplicate_row',
  'event_broken',
  'event_too_long',
  'event_without_start',
  'event_ends_before_start',
  'event_all_day',
  'event_without_zone',
  'event_zone_unknown',
  'event_rule_unreadable',
  'event_rule_too_frequent',
  'event_changes_following',
] as const;

/** Why a file or its mapping cannot be read at all. */
export const FILE_FAULTS = [
  'mapping_unreadable',
  'file_missing',
  'file_empty',
  'file_not_text',
  'file_is_workbook',
  'calendar_broken',
  'calendar_empty',
  'csv_broken',
  'columns_missing',
  'columns_repeated',
  'dates_not_mapped',
  'venues_unknown',
  'too_many_rows',
  'too_many_events',
  'too_many_columns',
  'too_many_classes',
  'too_many_sessions',
  'columns_not_matched',
  'rows_rejected',
] as const;

/** What a row says wrongly; a reason that is missing here concerns the row as a whole. */
export const FAULT_FIELDS: Partial<Record<(typeof ROW_FAULTS)[number], TimetableField | 'place'>> =
  {
    title_missing: 'title',
    title_too_long: 'title',
    title_too_short: 'title',
    description_too_long: 'description',
    trainer_too_long: 'trainer',
    place_missing: 'place',
    place_too_long: 'place',
    start_unreadable: 'start',
    end_unreadable: 'end',
    ends_before_start: 'end',
    duration_out_of_bounds: 'duration',
    duration_unreadable: 'duration',
    date_unreadable: 'date',
    date_too_far: 'date',
    weekday_unreadable: 'weekday',
    weekday_mismatch: 'weekday',
    dates_reversed: 'last_date',
    no_occurrence: 'last_date',
    capacity_out_of_bounds: 'capacity',
    activity_unknown: 'activity',
    event_without_start: 'start',
    event_ends_before_start: 'end',
    event_all_day: 'start',
    event_without_zone: 'start',
    event_zone_unknown: 'start',
  };

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

/** A fault of a row whose number the caller knows. */
export type UnnumberedFault = Omit<RowFault, 'row'>;

/** A fault of the whole file, with the values in its message. */
export interface FileFault {
  fault: FileFaultCode;
  details: FaultDetails;
}

/** What was read otherwise than it stands in the file. */
export type RemarkCode = 'zone_converted' | 'expanded_until' | 'zone_assumed';

/** A remark about one row or event. */
export interface Remark {
  row: number;
  code: RemarkCode;
  details: FaultDetails;
}

/** Whether a value is a fault of the file instead of its content. */
export function isFileFault(value: object): value is FileFault {
  return 'fault' in value;
}

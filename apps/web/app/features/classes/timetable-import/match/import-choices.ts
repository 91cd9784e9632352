import type { VenueTimetableMapping } from '@pulse/contract';
import type { TimetableFile } from '@pulse/contract/client';
import type { TimetableField } from '@pulse/domain';

type Activity = NonNullable<VenueTimetableMapping['default_activity']>;

/** What the partner chose about a file, as the fields on the screen have it. */
export interface ImportChoices {
  /** What each column says; null for one that is not read. */
  fields: (TimetableField | null)[];
  dateOrder: TimetableFile['date_order'];
  capacity: number | '';
  minutes: number | '';
  activity: Activity;
  /** The activity of each text that names none. */
  activities: Record<string, Activity>;
  createTrainers: boolean;
  localTimes: boolean;
  leaveOut: boolean;
}

/** What has to be chosen before a file can be read. */
export type MissingChoice = 'title' | 'start' | 'when' | 'capacity' | 'minutes';

/** What a class can have, as the server has it. */
export const LIMITS = { capacity: { min: 1, max: 1000 }, minutes: { min: 5, max: 1440 } };

/** The choices of a first file: what its headings say. */
export function firstChoices({ columns, date_order }: TimetableFile): ImportChoices {
  return {
    fields: columns.map(({ guess }) => guess),
    dateOrder: date_order,
    capacity: '',
    minutes: 60,
    activity: 'other',
    activities: {},
    createTrainers: false,
    localTimes: false,
    leaveOut: false,
  };
}

/** The choices for a file that was chosen after another: kept when its columns are headed the same. */
export function nextChoices(
  file: TimetableFile,
  before: { content: TimetableFile | null; choices: ImportChoices | null },
): ImportChoices {
  const { content, choices } = before;
  const headings = ({ format, columns }: TimetableFile) =>
    JSON.stringify([format, columns.map(({ heading }) => heading)]);
  const isSame = content !== null && headings(content) === headings(file);
  return choices && isSame ? { ...choices, leaveOut: false } : firstChoices(file);
}

/** The choices with one column matched; another column that said the same says nothing any more. */
export function matchColumn(
  choices: ImportChoices,
  column: number,
  field: TimetableField | null,
): ImportChoices {
  const fields = choices.fields.map((known, index) => {
    if (index === column) return field;
    return field !== null && known === field ? null : known;
  });
  return { ...choices, fields };
}

/** What is still missing, in the order of the screen. */
export function missingChoices(
  { format }: Pick<TimetableFile, 'format'>,
  { fields, capacity, minutes }: ImportChoices,
): MissingChoice[] {
  const isCsv = format === 'csv';
  const missing: [MissingChoice, boolean][] = [
    ['title', isCsv && !fields.includes('title')],
    ['start', isCsv && !fields.includes('start')],
    ['when', isCsv && !fields.includes('weekday') && !fields.includes('date')],
    ['capacity', !isWithin(capacity, LIMITS.capacity)],
    ['minutes', isCsv && !isWithin(minutes, LIMITS.minutes)],
  ];
  return missing.filter(([, isMissing]) => isMissing).map(([choice]) => choice);
}

/** The mapping that the server reads the file with. */
export function toMapping(choices: ImportChoices): VenueTimetableMapping {
  const { fields, capacity, minutes } = choices;
  const columns: Partial<Record<TimetableField, number>> = {};
  for (const [index, field] of fields.entries()) if (field) columns[field] = index;
  return {
    columns,
    date_order: choices.dateOrder,
    default_capacity: Number(capacity),
    default_minutes: Number(minutes) || 60,
    default_activity: choices.activity,
    activities: Object.entries(choices.activities).map(([text, activity]) => ({ text, activity })),
    unknown_trainers: choices.createTrainers ? 'create' : 'leave_empty',
    times_without_zone: choices.localTimes ? 'venue_zone' : 'refuse',
    leave_out_refused: choices.leaveOut,
  };
}

function isWithin(value: number | '', { min, max }: { min: number; max: number }): boolean {
  return value !== '' && Number.isInteger(value) && value >= min && value <= max;
}

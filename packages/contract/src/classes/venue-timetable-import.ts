import { PARTNER_DASHBOARD_USERS, TIMETABLE_FIELDS } from '@pulse/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { activity, idParams, localDate, wallTime } from '../schemas.ts';
import { line } from '../text.ts';

const column = z.int().min(0).max(199);
const field = z.enum(TIMETABLE_FIELDS);

/** How a file is read; for a calendar only what concerns its events. */
export const venueTimetableMapping = z
  .strictObject({
    columns: z
      .partialRecord(field, column)
      .default({})
      .describe('The column of each field, counted from 0. A calendar needs none'),
    date_order: z.enum(['ymd', 'dmy', 'mdy']).default('ymd'),
    default_capacity: z.int().min(1).max(1000),
    default_minutes: z.int().min(5).max(1440).default(60),
    default_activity: activity.default('other'),
    activities: z
      .array(z.strictObject({ text: line(200), activity }))
      .max(200)
      .default([])
      .describe('The activity of each text in the file that names none of ours'),
    unknown_trainers: z
      .enum(['leave_empty', 'create'])
      .default('leave_empty')
      .describe('What happens to trainers whose name the organisation does not have'),
    times_without_zone: z
      .enum(['refuse', 'venue_zone'])
      .default('refuse')
      .describe('Whether events without a time zone are local times at the venue'),
    leave_out_refused: z
      .boolean()
      .default(false)
      .describe('Import the others when rows are refused; otherwise nothing is imported'),
  })
  .meta({ id: 'VenueTimetableMapping' });

/** The same as it is sent, with what may be left out. */
export type VenueTimetableMapping = z.input<typeof venueTimetableMapping>;

const format = z.enum(['csv', 'icalendar']);

/** What is in a file, before anything is matched. */
export const timetableFile = z
  .object({
    format,
    rows: z.int().describe('Rows without the header, or events'),
    columns: z
      .array(
        z.object({
          heading: z.string(),
          samples: z.array(z.string()).describe('Its first cells that are not empty'),
          guess: field.nullable().describe('What the heading says in English, French or German'),
        }),
      )
      .describe('Empty for a calendar'),
    date_order: z.enum(['ymd', 'dmy', 'mdy']).describe('As the first date of the file is written'),
    calendar: z
      .object({
        name: z.string(),
        repeating: z.int(),
        without_zone: z.int().describe('Events at a local time of no zone'),
        cancelled: z.int().describe('Left out'),
        zones: z.array(
          z.object({
            name: z.string().describe('As the file has it'),
            time_zone: z.string().nullable().describe('IANA; null when it is unknown'),
            events: z.int(),
          }),
        ),
      })
      .nullable(),
  })
  .meta({ id: 'TimetableFile' });

const difference = z.object({
  field: z.enum(['activity', 'trainer', 'capacity', 'minutes', 'last_date']),
  in_file: z.string(),
  current: z.string().nullable(),
});
const datedStart = z.object({ date: localDate, start: wallTime });
const weeklyStart = z.object({ weekday: z.int().min(1).max(7), start: wallTime });

const importedClass = z.object({
  name: z.string(),
  state: z
    .enum(['new', 'extended', 'unchanged'])
    .describe('`extended`: an existing class gets these times; `unchanged`: it has them already'),
  activity,
  trainer_name: z.string().nullable(),
  capacity: z.int(),
  duration_minutes: z.int(),
  weekly: z.array(weeklyStart).describe('The starts of the file'),
  first_date: localDate,
  last_date: localDate.nullable(),
  excluded_dates: z.array(localDate).describe('At most 20 of them'),
  dates: z.array(datedStart).describe('Single starts, at most 20 of them'),
  dates_total: z.int(),
  sessions: z.int().describe('Sessions that are created up to the horizon'),
  lines: z.array(z.int()).describe('Where it stands in the file, at most 20 of them'),
  differences: z.array(difference).describe('What the file says otherwise; it stays as it is'),
});

const remark = z.object({
  code: z.string(),
  detail: z.string().describe('In the language of the request'),
  lines: z.array(z.int()).describe('At most 20 of them'),
  total: z.int(),
});

export const venueTimetableReport = z
  .object({
    format,
    imported: z.boolean().describe('False for a preview'),
    time_zone: z.string(),
    rows: z.int(),
    classes: z.array(importedClass),
    classes_created: z.int(),
    classes_extended: z.int(),
    classes_unchanged: z.int(),
    sessions_created: z.int(),
    starts_past: z.int().describe('Starts that are over: left out'),
    starts_on_closed_days: z
      .int()
      .describe('Starts on closed days, of weekly ones up to the horizon: left out'),
    trainers_unknown: z.array(z.string()).describe('At most 100 names'),
    activities_unknown: z.array(z.string()).describe('At most 200 texts'),
    remarks: z.array(remark).describe('What was read otherwise than it stands in the file'),
    rejected: z.int(),
    rejections: z
      .array(
        z.object({
          row: z.int().describe('Of a calendar, the line on which the event begins'),
          field: z.string().nullable(),
          code: z.string(),
          detail: z.string(),
        }),
      )
      .describe('At most 1,000'),
  })
  .meta({ id: 'VenueTimetableReport' });

const tag = 'classes';
const access = PARTNER_DASHBOARD_USERS;
const refusals = [
  'not_found',
  'venue_status_conflict',
  'timetable_rejected',
  'payload_too_large',
  'validation_failed',
  'rate_limited',
] as const;
const mapping = z.string().describe('A VenueTimetableMapping as JSON');

export const readVenueTimetable = operation({
  id: 'readVenueTimetable',
  method: 'POST',
  path: '/partner/venues/:id/timetable-imports/read',
  tag,
  access,
  summary: 'What is in a CSV or iCalendar file of at most 4 MB; changes nothing',
  params: idParams,
  bodyType: 'multipart',
  body: z.object({ file: z.file() }),
  responses: { 200: timetableFile },
  refusals: [...refusals],
});

export const previewVenueTimetable = operation({
  id: 'previewVenueTimetable',
  method: 'POST',
  path: '/partner/venues/:id/timetable-imports/preview',
  tag,
  shows: ['moment'],
  access,
  summary: 'What importing a file would add to a venue; changes nothing',
  params: idParams,
  bodyType: 'multipart',
  body: z.object({ file: z.file(), mapping }),
  responses: { 200: venueTimetableReport },
  refusals: [...refusals],
});

export const importVenueTimetable = operation({
  id: 'importVenueTimetable',
  method: 'POST',
  path: '/partner/venues/:id/timetable-imports',
  tag,
  access,
  summary:
    'Add the classes and sessions of a file to a venue, all or nothing. What exists stays: the same file again adds nothing',
  params: idParams,
  headers: z.object({ 'idempotency-key': z.string().min(1).max(200).optional() }),
  bodyType: 'multipart',
  body: z.object({ file: z.file(), mapping }),
  responses: { 200: venueTimetableReport },
  refusals: [...refusals, 'version_conflict', 'idempotency_key_reused'],
});

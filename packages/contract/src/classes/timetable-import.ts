import { z } from 'zod';
import { operation } from '../operation.ts';
import { activity, id, localDate, timeZone } from '../schemas.ts';

const tag = 'classes';

/** How a CSV file's columns are read; the same schema describes a mapping file. */
export const timetableMapping = z
  .object({
    organisation: z
      .string()
      .min(1)
      .describe('Name of the organisation the venues belong to; created when missing'),
    time_zone: timeZone
      .optional()
      .describe('Of the created venues; without it each has the zone of its coordinates'),
    columns: z.object({
      title: z.string(),
      category: z.string().optional(),
      description: z.string().optional(),
      start: z.union([z.string(), z.object({ hour: z.string(), minute: z.string() })]),
      end: z.union([z.string(), z.object({ hour: z.string(), minute: z.string() })]),
      date: z.string().optional().describe('A dated session'),
      weekday: z.string().optional().describe('With first_date and last_date: a weekly class'),
      first_date: z.string().optional(),
      last_date: z.string().optional(),
      place: z.string(),
      capacity: z.string().optional(),
    }),
    date_order: z
      .enum(['ymd', 'dmy', 'mdy'])
      .default('ymd')
      .describe('How dates are written: 2026-11-30, 30.11.2026 or 11/30/2026'),
    default_capacity: z.int().min(1).max(1000),
    default_activity: activity.default('other'),
    activities: z
      .record(z.string(), activity)
      .default({})
      .describe('Category or title text contains → activity'),
    shift_weeks: z.int().min(-520).max(520).default(0).describe('Whole weeks added to every date'),
    places: z
      .record(
        z.string(),
        z.object({
          venue_id: id.optional(),
          name: z.string().optional(),
          address: z.string().optional(),
          city: z.string().optional(),
          latitude: z.number().min(-90).max(90).optional(),
          longitude: z.number().min(-180).max(180).optional(),
        }),
      )
      .default({})
      .describe('The venue of each place in the file; without `venue_id` one is created'),
    unknown_places: z
      .object({
        name: z.string(),
        city: z.string(),
        country_code: z.string().length(2).optional(),
        latitude: z.number().min(-90).max(90),
        longitude: z.number().min(-180).max(180),
        location_description: z.string().optional(),
      })
      .describe('Draft venues for the other places; {place} is replaced by the file’s value'),
    publish: z
      .boolean()
      .default(false)
      .describe('Publish the draft venues of this file, created now or by an earlier import'),
  })
  .meta({ id: 'TimetableMapping' });

export const timetableReport = z
  .object({
    dry_run: z.boolean(),
    rows: z.int().describe('Rows that are not empty, without the header'),
    venues_created: z.int(),
    venues_published: z.int(),
    templates_created: z.int(),
    sessions_created: z.int(),
    sessions_already_there: z.int(),
    sessions_in_the_past: z.int().describe('Of the two above: no member can book these any more'),
    first_date: localDate.nullable(),
    last_date: localDate.nullable(),
    rejected: z.int(),
    rejections: z
      .array(
        z.object({
          row: z.int(),
          field: z.string().nullable(),
          code: z.string(),
          detail: z.string(),
        }),
      )
      .describe('At most 1,000; rows count as in a spreadsheet, the header is row 1'),
  })
  .meta({ id: 'TimetableReport' });

export const importTimetable = operation({
  id: 'importTimetable',
  method: 'POST',
  path: '/admin/timetable-imports',
  tag,
  access: ['admin'],
  summary: 'Read a CSV timetable; a dry run by default, all or nothing',
  query: z.object({ dry_run: z.enum(['true', 'false']).default('true') }),
  bodyType: 'multipart',
  body: z.object({
    file: z.file(),
    mapping: z.string().describe('Which column is what, as JSON: docs/timetable-import.md'),
  }),
  responses: { 200: timetableReport },
  refusals: ['validation_failed', 'timetable_rejected', 'payload_too_large'],
});

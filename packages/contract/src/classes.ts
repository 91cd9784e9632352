import { z } from 'zod';
import { operation } from './operation.ts';
import {
  activity,
  id,
  idParams,
  instant,
  localDate,
  money,
  pageOf,
  pageQuery,
  queryFlag,
  queryList,
  tier,
  timeZone,
  wallTime,
} from './shapes.ts';
import { boxText, pointText } from './venues.ts';

export const sessionVenue = z
  .object({
    id,
    name: z.string(),
    city: z.string(),
    district: z.string(),
    latitude: z.number(),
    longitude: z.number(),
    tier,
    cover_url: z.string().nullable(),
    activities: z.array(activity),
  })
  .meta({ id: 'SessionVenue' });

/** What the reader's own booking of a session is, when there is one. */
export const ownBooking = z
  .object({
    id,
    status: z.enum(['pending', 'confirmed', 'waitlisted', 'completed', 'no_show']),
    pending_for: z.enum(['offer', 'payment']).nullable(),
    waitlist_position: z.int().nullable(),
  })
  .meta({ id: 'OwnBooking' });

const sessionFields = {
  id,
  title: z.string(),
  activity,
  tier: tier.describe('`plus` when the venue or the class is'),
  starts_at: instant,
  ends_at: instant,
  time_zone: timeZone,
  local_date: localDate,
  local_start: wallTime,
  capacity: z.int(),
  booked: z.int(),
  waitlisted: z.int(),
  status: z.enum(['scheduled', 'cancelled']),
  price: money.nullable().describe('Drop-in price'),
  trainer_name: z.string().nullable(),
  venue: sessionVenue,
  own_booking: ownBooking.nullable(),
};

export const classSession = z
  .object({ ...sessionFields, distance_m: z.number().nullable() })
  .meta({ id: 'ClassSession' });

export const classSessionDetail = z
  .object({
    ...sessionFields,
    description: z.string(),
    trainer_bio: z.string().nullable(),
    cancel_reason: z.string().nullable(),
    booking_opens_at: instant,
    booking_closes_at: instant,
    free_cancel_until: instant,
    confirms_until: instant.describe(
      'Until then a freed place is confirmed for the first in line; later it is held for them',
    ),
    grace_minutes: z.int().describe('Cancelling is free for this long after booking'),
  })
  .meta({ id: 'ClassSessionDetail' });

const tag = 'classes';

export const listClassSessions = operation({
  id: 'listClassSessions',
  method: 'GET',
  path: '/class-sessions',
  tag,
  access: 'public',
  summary: 'Sessions to come, by day, place, activity and time of day; earliest first',
  query: pageQuery.extend({
    date: localDate.optional().describe('Local day at the venue'),
    days: z.coerce.number().int().min(1).max(14).default(1).describe('How many days from `date`'),
    venue_id: id.optional(),
    near: pointText.optional(),
    radius_km: z.coerce.number().min(0.1).max(200).default(15),
    bbox: boxText.optional(),
    q: z.string().trim().max(100).optional(),
    activity: queryList,
    tier: tier.optional(),
    from_time: wallTime.optional().describe('Earliest wall time of the start'),
    to_time: wallTime.optional().describe('Latest wall time of the start'),
    has_places: queryFlag,
    bookable: queryFlag.describe('Only what the signed-in member may book now'),
  }),
  answers: { 200: pageOf(classSession) },
  refusals: ['validation_failed'],
});

export const getClassSession = operation({
  id: 'getClassSession',
  method: 'GET',
  path: '/class-sessions/:id',
  tag,
  access: 'public',
  summary: 'One session with its live places',
  params: idParams,
  answers: { 200: classSessionDetail },
  refusals: ['not_found'],
});

export const partnerClassSession = z
  .object({
    id,
    class_template_id: id,
    venue_id: id,
    title: z.string(),
    starts_at: instant,
    ends_at: instant,
    time_zone: timeZone,
    local_date: localDate,
    local_start: wallTime,
    capacity: z.int(),
    booked: z.int(),
    arrived: z.int(),
    waitlisted: z.int(),
    status: z.enum(['scheduled', 'cancelled']),
    trainer_name: z.string().nullable(),
  })
  .meta({ id: 'PartnerClassSession' });

export const listPartnerClassSessions = operation({
  id: 'listPartnerClassSessions',
  method: 'GET',
  path: '/partner/class-sessions',
  tag,
  access: ['partner_admin', 'partner_staff', 'manager', 'admin'],
  summary: 'A venue’s sessions of some days, with fill and arrivals',
  query: z.object({
    venue_id: id,
    date: localDate.optional(),
    days: z.coerce.number().int().min(1).max(14).default(1),
  }),
  answers: { 200: pageOf(partnerClassSession) },
  refusals: ['not_found', 'validation_failed'],
});

export const cancelClassSession = operation({
  id: 'cancelClassSession',
  method: 'POST',
  path: '/partner/class-sessions/:id/cancel',
  tag,
  access: ['partner_admin', 'partner_staff'],
  summary: 'Cancel a session with a reason; its bookings end without penalty and are told',
  params: idParams,
  body: z.object({ reason: z.string().trim().min(3).max(300) }),
  answers: { 200: partnerClassSession },
  refusals: ['not_found', 'class_cancelled', 'class_started', 'validation_failed'],
});

export const changeClassSession = operation({
  id: 'changeClassSession',
  method: 'PATCH',
  path: '/partner/class-sessions/:id',
  tag,
  access: ['partner_admin', 'partner_staff'],
  summary: 'Resize one session; more places promote the waitlist at once',
  params: idParams,
  body: z.object({ capacity: z.int().min(1).max(1000) }),
  answers: { 200: partnerClassSession },
  refusals: [
    'not_found',
    'class_cancelled',
    'class_started',
    'capacity_below_booked',
    'validation_failed',
  ],
});

/** How a CSV file's columns are read; the same shape stands in a mapping file. */
export const timetableMapping = z
  .object({
    organisation: z
      .string()
      .min(1)
      .describe('Name of the organisation the venues belong to; made when missing'),
    time_zone: timeZone
      .optional()
      .describe('Of the venues made; without it each has the zone of its coordinates'),
    columns: z.object({
      title: z.string(),
      category: z.string().optional(),
      description: z.string().optional(),
      course: z
        .string()
        .optional()
        .describe('Number of the course: tells apart two alike at one time and place'),
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
      .describe('Which venue each place of the file is; without `venue_id` one is made'),
    unknown_places: z
      .object({
        name: z.string(),
        city: z.string(),
        country_code: z.string().length(2).optional(),
        latitude: z.number().min(-90).max(90),
        longitude: z.number().min(-180).max(180),
        location_description: z.string().optional(),
      })
      .describe('Draft venues for the other places; {place} stands for the file’s value'),
    publish: z
      .boolean()
      .default(false)
      .describe('Publish the draft venues of this file, made now or by an earlier import'),
  })
  .meta({ id: 'TimetableMapping' });

export const timetableReport = z
  .object({
    dry_run: z.boolean(),
    rows: z.int().describe('Rows with anything in them, the header not counted'),
    venues_created: z.int(),
    venues_published: z.int(),
    templates_created: z.int(),
    sessions_created: z.int(),
    sessions_already_there: z.int(),
    sessions_in_the_past: z.int().describe('Of the two above: nobody can book these any more'),
    first_date: localDate.nullable(),
    last_date: localDate.nullable(),
    rejected: z.int(),
    rejections: z
      .array(z.object({ row: z.int(), code: z.string(), detail: z.string() }))
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
  answers: { 200: timetableReport },
  refusals: ['validation_failed', 'timetable_rejected', 'payload_too_large'],
});

import { SEARCHED_LEVELS } from '@pulse/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import {
  activity,
  classLanguage,
  classLevel,
  id,
  idParams,
  instant,
  localDate,
  money,
  pageOf,
  pageQuery,
  queryFlag,
  queryList,
  sessionTimes,
  tier,
  wallTime,
} from '../schemas.ts';
import { boundingBoxQuery, pointQuery } from '../venues/index.ts';

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

/** The signed-in user's own booking of a session, if any. */
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
  ...sessionTimes,
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
    trainer_id: id.nullable(),
    trainer_bio: z.string().nullable(),
    level: classLevel.nullable(),
    language: classLanguage.nullable(),
    women_only: z.boolean(),
    what_to_bring: z.string(),
    cancel_reason: z.string().nullable(),
    booking_opens_at: instant,
    booking_closes_at: instant,
    free_cancel_until: instant,
    confirms_until: instant.describe(
      'Until then a freed place is confirmed for the first on the waitlist; later it is held for them',
    ),
    grace_minutes: z.int().describe('Cancelling is free for this long after booking'),
  })
  .meta({ id: 'ClassSessionDetail' });

/** The filters on what a class states of itself; one that states nothing passes none of them. */
export const audienceQuery = {
  level: z.enum(SEARCHED_LEVELS).optional().describe('Classes for every level fit too'),
  language: queryList.describe('Given in one of these languages'),
  women_only: queryFlag.describe('Only classes for women only'),
};

const tag = 'classes';

export const listClassSessions = operation({
  id: 'listClassSessions',
  method: 'GET',
  path: '/class-sessions',
  tag,
  shows: ['classes', 'bookings'],
  access: 'public',
  readsReplica: true,
  summary: 'Future sessions by day, place, activity and time of day; earliest first',
  query: pageQuery.extend({
    date: localDate.optional().describe('Local day at the venue'),
    days: z.coerce.number().int().min(1).max(14).default(1).describe('How many days from `date`'),
    venue_id: id.optional(),
    trainer_id: id.optional(),
    near: pointQuery.optional(),
    radius_km: z.coerce.number().min(0.1).max(200).default(15),
    bbox: boundingBoxQuery.optional(),
    q: z.string().trim().max(100).optional(),
    activity: queryList,
    tier: tier.optional(),
    ...audienceQuery,
    from_time: wallTime.optional().describe('Earliest local time of the start'),
    to_time: wallTime.optional().describe('Latest local time of the start'),
    has_places: queryFlag,
    bookable: queryFlag.describe('Only what the signed-in member may book now'),
  }),
  responses: { 200: pageOf(classSession) },
  refusals: ['validation_failed'],
});

export const getClassSession = operation({
  id: 'getClassSession',
  method: 'GET',
  path: '/class-sessions/:id',
  tag,
  shows: ['classes', 'bookings'],
  access: 'public',
  summary: 'One session with its current places',
  params: idParams,
  responses: { 200: classSessionDetail },
  refusals: ['not_found'],
});

export const listClassAlternatives = operation({
  id: 'listClassAlternatives',
  method: 'GET',
  path: '/class-sessions/:id/alternatives',
  tag,
  access: 'public',
  readsReplica: true,
  summary:
    'The next best three for a class that is full: the same activity, nearest in time and place, bookable by the reader',
  params: idParams,
  responses: { 200: pageOf(classSession) },
  refusals: ['not_found'],
});

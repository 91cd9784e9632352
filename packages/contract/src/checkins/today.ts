import { PARTNER_DASHBOARD_USERS } from '@pulse/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { id, instant, localDate, timeZone } from '../schemas.ts';
import { statementMonth } from '../statements/index.ts';

const dayCounts = {
  classes: z.int().describe('Scheduled for the local day, those that are over included'),
  places_filled: z.int(),
  places_total: z.int(),
  arrived: z.int().describe('Check-ins of the local day'),
  in_now: z.int().describe('Checked in to a class that has not ended'),
  waitlisted: z.int().describe('Members in line for classes of the day that have not begun'),
  open_appeals: z.int(),
  reviews_to_answer: z.int().describe('Not answered yet; counted up to 1,000 a venue'),
};

const classToday = z
  .object({
    id,
    title: z.string(),
    trainer_name: z.string().nullable(),
    starts_at: instant,
    ends_at: instant,
    booked: z.int(),
    capacity: z.int(),
    waitlisted: z.int(),
  })
  .meta({ id: 'ClassToday' });

const venueToday = z
  .object({
    id,
    name: z.string(),
    time_zone: timeZone,
    date: localDate,
    ...dayCounts,
    next_classes: z
      .array(classToday)
      .describe('Of the day and not over, the earliest first; at most 3'),
    rates_proposed: z.boolean().describe('Rates wait for an answer; only for the partner admin'),
    answered_disputes: z
      .object({ count: z.int(), month: statementMonth.describe('Of the latest') })
      .nullable()
      .describe('Answered in the last 7 days; only for the partner admin'),
  })
  .meta({ id: 'VenueToday' });

export const getPartnerToday = operation({
  id: 'getPartnerToday',
  method: 'GET',
  path: '/partner/today',
  tag: 'checkins',
  shows: ['today', 'schedule', 'reviews'],
  access: PARTNER_DASHBOARD_USERS,
  summary:
    'Today across the organisation’s venues, each on its own local day: classes, fill, who is in, what waits',
  responses: {
    200: z
      .object({
        sum: z.object(dayCounts).describe('Of the venues listed'),
        venues: z.array(venueToday).describe('By name; at most 100'),
        more_venues: z.boolean(),
      })
      .meta({ id: 'PartnerToday' }),
  },
  refusals: [],
});

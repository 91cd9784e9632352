import { ANALYTICS_READERS } from '@pulse/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { id, localDate, timeZone } from '../schemas.ts';

const tag = 'analytics';
const access = ANALYTICS_READERS;

const dates = z.object({ from: localDate, to: localDate });

const figures = z
  .object({
    visits: z.int().describe('Classes attended and open gym; a taken back one does not count'),
    open_gym: z.int().describe('Of the visits'),
    first_visits: z.int().describe('Of the visits: the first of their member at the venue'),
    returning_visits: z.int().describe('Of the visits: all others'),
    no_shows: z.int(),
    late_cancels: z.int(),
    sessions: z.int().describe('Classes that have ended and were not cancelled'),
    capacity: z.int().describe('Their places'),
    booked: z.int().describe('Of these, those that were taken'),
  })
  .meta({ id: 'AnalyticsFigures' });

const compared = {
  present: figures,
  before: figures.nullable().describe('null: no period before'),
};

const classFigures = figures.omit({ open_gym: true, first_visits: true, returning_visits: true });

const comparedClasses = { present: classFigures, before: classFigures.nullable() };

/** Which venues and local days; `from` left out: since the first visit. */
export const analyticsQuery = z.object({
  venue_id: id.optional().describe('All venues of the organisation unless given'),
  from: localDate.optional().describe('Since the first visit unless given'),
  to: localDate,
});

const analytics = z.object({
  from: localDate.nullable(),
  to: localDate,
  before: dates.nullable().describe('The days with which these are compared'),
  total: z.object(compared),
  venue_count: z.int(),
  venues: z
    .array(
      z.object({ id, name: z.string(), archived: z.boolean(), time_zone: timeZone, ...compared }),
    )
    .describe(
      'Those with the most visits first, archived ones last, at most 100; each on its own local days',
    ),
  hours: z
    .array(
      z.object({
        weekday: z.int().min(1).max(7).describe('1: Monday'),
        hour: z.int().min(0).max(23),
        visits: z.int(),
        visits_before: z.int(),
      }),
    )
    .describe('Of the start of a class, of the arrival for open gym; only those with visits'),
  classes: z
    .array(z.object({ id, name: z.string(), venue_name: z.string(), ...comparedClasses }))
    .describe('The ten with the most visits'),
  trainers: z
    .array(z.object({ id, name: z.string(), ...comparedClasses }))
    .describe('The ten with the most visits'),
});

export const getAnalytics = operation({
  id: 'getAnalytics',
  method: 'GET',
  path: '/partner/analytics',
  tag,
  access,
  readsReplica: true,
  summary: 'Visits, fill, no-shows and late cancellations of venues in a period and the one before',
  query: analyticsQuery,
  responses: { 200: analytics },
  refusals: ['not_found', 'validation_failed'],
});

const dayVisits = z.object({ date: localDate, visits: z.int() });

export const getAnalyticsDays = operation({
  id: 'getAnalyticsDays',
  method: 'GET',
  path: '/partner/analytics/days',
  tag,
  access,
  readsReplica: true,
  summary: 'The visits of each local day of a period of at most 366 days, and of the one before',
  query: analyticsQuery.extend({ from: localDate }),
  responses: {
    200: z.object({
      days: z.array(dayVisits).describe('Every day, in order'),
      before: z.array(dayVisits).describe('Every day of the period before, in order'),
    }),
  },
  refusals: ['not_found', 'validation_failed'],
});

export const exportAnalytics = operation({
  id: 'exportAnalytics',
  method: 'GET',
  path: '/partner/analytics/figures.csv',
  tag,
  access,
  readsReplica: true,
  summary: 'The same as a table for a spreadsheet: a line for each figure, with that of before',
  query: analyticsQuery.extend({ lang: z.enum(['en', 'fr', 'de']).optional() }),
  responseType: 'text/csv',
  responses: { 200: z.file() },
  refusals: ['not_found', 'validation_failed', 'rate_limited'],
});

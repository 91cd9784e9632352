import { ANALYTICS_READERS } from '@pulse/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { id, instant, localDate, pageOf, pageQuery, timeZone } from '../schemas.ts';
import { analyticsQuery } from './analytics.ts';

const tag = 'analytics';
const access = ANALYTICS_READERS;

/** What is behind a figure of visits. */
export const analyticsVisitKind = z.enum([
  'visits',
  'first_visits',
  'returning_visits',
  'no_shows',
  'late_cancels',
]);

const ofClass = {
  class_template_id: id.optional().describe('Only those of this class'),
  trainer_id: id.optional().describe('Only those of classes with this trainer'),
};

const visitsQuery = analyticsQuery.extend({
  kind: analyticsVisitKind.default('visits'),
  weekday: z.coerce.number().int().min(1).max(7).optional().describe('1: Monday'),
  hour: z.coerce.number().int().min(0).max(23).optional(),
  ...ofClass,
});

const place = { venue_name: z.string(), time_zone: timeZone, date: localDate };

const analyticsVisit = z
  .object({
    id: id.describe('Of the booking, or of the check-in of an open-gym visit'),
    kind: z.enum(['visit', 'no_show', 'late_cancel']),
    at: instant.describe('The start of the class, or the arrival for open gym'),
    ...place,
    title: z.string().nullable().describe('Of the class; null for open gym'),
    trainer_name: z.string().nullable(),
    initials: z.string().describe('Empty once the account is deleted'),
    first: z.boolean().describe('The first visit of the member to this venue'),
  })
  .meta({ id: 'AnalyticsVisit' });

export const listAnalyticsVisits = operation({
  id: 'listAnalyticsVisits',
  method: 'GET',
  path: '/partner/analytics/visits',
  tag,
  access,
  readsReplica: true,
  summary: 'The visits behind a figure, the latest first',
  query: pageQuery.extend(visitsQuery.shape),
  responses: { 200: pageOf(analyticsVisit) },
  refusals: ['not_found', 'validation_failed'],
});

export const exportAnalyticsVisits = operation({
  id: 'exportAnalyticsVisits',
  method: 'GET',
  path: '/partner/analytics/visits.csv',
  tag,
  access,
  readsReplica: true,
  summary: 'The same as a table for a spreadsheet; the latest 50,000',
  query: visitsQuery.extend({ lang: z.enum(['en', 'fr', 'de']).optional() }),
  responseType: 'text/csv',
  responses: { 200: z.file() },
  refusals: ['not_found', 'validation_failed', 'rate_limited'],
});

export const listAnalyticsClasses = operation({
  id: 'listAnalyticsClasses',
  method: 'GET',
  path: '/partner/analytics/classes',
  tag,
  access,
  readsReplica: true,
  summary: 'The classes behind the fill, the latest first',
  query: pageQuery.extend({ ...analyticsQuery.shape, ...ofClass }),
  responses: {
    200: pageOf(
      z
        .object({
          id,
          at: instant,
          ...place,
          title: z.string(),
          trainer_name: z.string().nullable(),
          booked: z.int(),
          capacity: z.int(),
        })
        .meta({ id: 'AnalyticsClass' }),
    ),
  },
  refusals: ['not_found', 'validation_failed'],
});

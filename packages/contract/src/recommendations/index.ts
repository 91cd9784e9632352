import { DAYPARTS, FIRST_STEPS } from '@pulse/domain';
import { z } from 'zod';
import { classSession } from '../classes/index.ts';
import { operation } from '../operation.ts';
import { activity, pageOf } from '../schemas.ts';
import { pointQuery } from '../venues/index.ts';

export const recommendationReason = z
  .object({
    code: z.enum([
      'often_weekday',
      'often_daypart',
      'same_class',
      'known_venue',
      'near_known_venue',
      'activity',
      'near_place',
      'in_city',
      'new_activity',
    ]),
    count: z.int().nullable().describe('Attended classes of the last 90 days that support it'),
    activity: activity.nullable(),
    weekday: z.int().nullable().describe('ISO: Monday is 1'),
    daypart: z.enum(DAYPARTS).nullable(),
    venue_name: z.string().nullable(),
    distance_m: z.int().nullable(),
    city: z.string().nullable(),
  })
  .meta({ id: 'RecommendationReason' });

export const recommendation = z
  .object({
    session: classSession,
    /** Without a plan only classes with a drop-in price are listed. */
    paid_by: z.enum(['plan', 'drop_in']),
    reasons: z.array(recommendationReason).describe('One or two, strongest first'),
  })
  .meta({ id: 'Recommendation' });

const tag = 'recommendations';

export const listRecommendations = operation({
  id: 'listRecommendations',
  method: 'GET',
  path: '/recommendations',
  tag,
  shows: ['recommendations', 'bookings'],
  access: 'signed_in',
  summary: 'Classes of the next 7 days that the member may book now, with the reasons for each',
  query: z.object({
    near: pointQuery.optional().describe('Search centre for a member without visits'),
    limit: z.coerce.number().int().min(1).max(12).default(6),
  }),
  responses: { 200: pageOf(recommendation) },
  refusals: ['validation_failed', 'rate_limited'],
});

export const getFirstSteps = operation({
  id: 'getFirstSteps',
  method: 'GET',
  path: '/first-steps',
  tag,
  shows: ['recommendations', 'bookings'],
  access: 'signed_in',
  summary: 'A new member’s progress; not shown after the first visit or once dismissed',
  responses: {
    200: z.object({
      shown: z.boolean(),
      steps: z.array(z.object({ code: z.enum(FIRST_STEPS), done: z.boolean() })),
    }),
  },
  refusals: [],
});

export const dismissFirstSteps = operation({
  id: 'dismissFirstSteps',
  method: 'POST',
  path: '/first-steps/dismiss',
  tag,
  access: 'signed_in',
  summary: 'Dismiss the list for good, on every device',
  responses: { 204: null },
  refusals: [],
});

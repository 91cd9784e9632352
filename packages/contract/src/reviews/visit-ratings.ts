import { PARTNER_DASHBOARD_USERS, VISIT_ASPECTS } from '@pulse/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { id, idParams, instant } from '../schemas.ts';

const tag = 'reviews';

export const listVisitsToRate = operation({
  id: 'listVisitsToRate',
  method: 'GET',
  path: '/visits/to-rate',
  tag,
  access: 'signed_in',
  summary: 'Classes the member attended in the last seven days and has not been heard about',
  responses: {
    200: z.object({
      items: z
        .array(
          z
            .object({
              booking_id: id,
              title: z.string(),
              trainer_name: z.string().nullable(),
              venue_id: id,
              venue_name: z.string(),
              starts_at: instant,
              time_zone: z.string().describe('The venue’s time zone'),
            })
            .meta({ id: 'VisitToRate' }),
        )
        .describe('The newest 10'),
    }),
  },
  refusals: [],
});

export const rateVisit = operation({
  id: 'rateVisit',
  method: 'PUT',
  path: '/visits/:id/rating',
  tag,
  access: 'signed_in',
  summary: 'Say how an attended class was, once, or that one would rather not',
  params: idParams,
  body: z.strictObject({
    stars: z.int().min(1).max(5).nullable().describe('null: rather not say'),
    aspect: z
      .enum(VISIT_ASPECTS)
      .nullable()
      .default(null)
      .describe('What made it good, or could be better; ignored without stars'),
  }),
  responses: { 204: null },
  refusals: ['validation_failed', 'not_found', 'rate_limited', 'visit_rated', 'visit_rating_over'],
});

export const listVisitRatings = operation({
  id: 'listVisitRatings',
  method: 'GET',
  path: '/partner/visit-ratings',
  tag,
  access: PARTNER_DASHBOARD_USERS,
  summary: 'What members said of their visits to venues of one’s own in the last 90 days',
  query: z.object({
    venue_id: id.optional().describe('All venues of the organisation unless given'),
  }),
  responses: {
    200: z.object({
      items: z
        .array(
          z
            .object({
              venue_id: id,
              venue_name: z.string(),
              average: z.number().nullable().describe('Stars; null while they are fewer than five'),
              count: z.int().nullable().describe('Ratings; null while they are fewer than five'),
            })
            .meta({ id: 'VisitRating' }),
        )
        .describe('By name, at most 100 venues'),
    }),
  },
  refusals: ['not_found'],
});

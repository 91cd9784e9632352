import { VISIT_OUTCOMES } from '@pulse/domain';
import { z } from 'zod';
import { checkInMethod } from '../checkins/check-in.ts';
import { operation } from '../operation.ts';
import { id, instant, pageQuery, tier, timeZone } from '../schemas.ts';

const sums = z.object({
  used: z.int(),
  booked: z.int().describe('Booked, not yet used'),
});

export const visit = z
  .object({
    id: id.describe('Of the booking, or of the open-gym check-in'),
    kind: z.enum(['class', 'open_gym']),
    outcome: z.enum(VISIT_OUTCOMES).describe('returned: given back; corrected: taken back'),
    counts: z.enum(['visit', 'place', 'nothing']).describe('Against the plan'),
    tier,
    paid_by: z.enum(['plan', 'drop_in']),
    title: z.string().nullable(),
    venue_name: z.string(),
    time_zone: timeZone,
    starts_at: instant,
    check_in: z
      .object({ method: checkInMethod, at: instant, staff_name: z.string().nullable() })
      .nullable(),
    correction: z
      .object({ at: instant, staff_name: z.string().nullable(), reason: z.string().nullable() })
      .nullable(),
    appealable_until: instant.nullable().describe('null: there is nothing to appeal'),
    appeal: z
      .object({
        status: z.enum(['open', 'accepted', 'rejected']),
        answer_by: instant.describe('Without an answer until then it is accepted'),
        reason: z.string().nullable().describe('What the venue answered'),
      })
      .nullable(),
  })
  .meta({ id: 'Visit' });

export const listVisits = operation({
  id: 'listVisits',
  method: 'GET',
  path: '/membership/visits',
  tag: 'memberships',
  access: 'signed_in',
  summary:
    'Every visit and booked place of a billing month, newest first; they add up to the counters. Without a plan those of the last and the next 31 days',
  query: pageQuery.extend({
    month: instant.optional().describe('An instant in the billing month; now by default'),
  }),
  responses: {
    200: z.object({
      month: z.object({
        starts_at: instant,
        ends_at: instant.describe('The first instant of the next month'),
        previous: instant.nullable().describe('An instant in the month before, if there is one'),
        next: instant.nullable().describe('An instant in the month after, once it has begun'),
      }),
      has_plan: z.boolean().describe('false: the last and the next 31 days, not a billing month'),
      month_sums: sums,
      plus_sums: sums,
      items: z.array(visit),
      next_cursor: z.string().nullable(),
    }),
  },
  refusals: ['validation_failed'],
});

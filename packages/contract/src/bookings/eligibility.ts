import { z } from 'zod';
import { operation } from '../operation.ts';
import { idParams, instant, money } from '../schemas.ts';

const tag = 'bookings';

export const eligibilityRule = z
  .object({
    code: z.string().describe('The refusal code this rule answers with when it fails'),
    passed: z.boolean(),
    passes_at: instant.nullable().describe('When it would next pass, if it will'),
    details: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'EligibilityRule' });

export const eligibility = z
  .object({
    allowed: z.boolean(),
    waitlist_allowed: z.boolean(),
    drop_in_allowed: z.boolean(),
    drop_in_price: money.nullable(),
    rules: z.array(eligibilityRule).describe('Every rule, failures included'),
    uses: z.object({
      visit: z.boolean(),
      plus_visit: z.boolean(),
      visits_left_after: z.int().nullable(),
    }),
    free_cancel_until: instant,
  })
  .meta({ id: 'Eligibility' });

export const getEligibility = operation({
  id: 'getEligibility',
  method: 'GET',
  path: '/class-sessions/:id/eligibility',
  tag,
  access: 'signed_in',
  summary: 'Every rule of booking this session, passed or not, with its details',
  params: idParams,
  responses: { 200: eligibility },
  refusals: ['not_found'],
});

import { BOOKING_RULE_CODES } from '@pulse/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { ruleResults } from '../refusals/rule-details.ts';
import { idParams, instant, money } from '../schemas.ts';

const tag = 'bookings';

/** One rule of booking with its result; `code` types the `details`. */
export const eligibilityRule = z
  .discriminatedUnion('code', ruleResults(BOOKING_RULE_CODES))
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

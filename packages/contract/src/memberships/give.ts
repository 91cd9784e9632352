import { MEMBERSHIP_GIVERS, MEMBERSHIP_READERS, SUBSCRIPTION_STATES } from '@pulse/domain';
import { z } from 'zod';
import { email } from '../accounts/fields.ts';
import { operation } from '../operation.ts';
import { id, instant, localDate, money, timeZone } from '../schemas.ts';
import { paragraphs } from '../text.ts';
import { billingInterval, planCode } from './membership.ts';

const tag = 'memberships';

const memberWithPlan = z
  .object({
    id,
    full_name: z.string(),
    email: z.string(),
    time_zone: timeZone,
    membership: z
      .object({
        plan_code: planCode,
        billing_interval: billingInterval,
        price: money,
        status: z.enum(SUBSCRIPTION_STATES),
        since: instant,
        period_ends_at: instant,
        cancel_at_period_end: z.boolean(),
        given_until: localDate.nullable().describe('The last day; null: it is paid for'),
        renewal: z
          .object({ plan_code: planCode, billing_interval: billingInterval, price: money })
          .nullable()
          .describe('What staff may record a payment of; null: nothing is to be renewed'),
      })
      .nullable(),
  })
  .meta({ id: 'MemberWithPlan' });

export const findMember = operation({
  id: 'findMember',
  method: 'POST',
  path: '/admin/memberships/search',
  tag,
  access: MEMBERSHIP_READERS,
  summary: 'The person with this email and their membership; the email is not part of the address',
  body: z.strictObject({ email }),
  responses: { 200: z.object({ member: memberWithPlan.nullable() }) },
  refusals: ['validation_failed', 'rate_limited'],
});

export const giveMembership = operation({
  id: 'giveMembership',
  method: 'POST',
  path: '/admin/memberships',
  tag,
  access: MEMBERSHIP_GIVERS,
  summary: 'Give a plan until a day, without payment; it ends by itself. Prolongs a given one',
  body: z.strictObject({
    user_id: id,
    plan_code: planCode,
    last_day: localDate.describe('In the time zone of the member'),
    reason: paragraphs(500).min(2).describe('For the audit log; the member does not see it'),
  }),
  responses: { 201: memberWithPlan },
  refusals: ['validation_failed'],
});

import { z } from 'zod';
import { id, instant, localDate, money } from '../schemas.ts';

export const planCode = z.enum(['basic', 'plus', 'unlimited']);
export const billingInterval = z.enum(['month', 'year']);

export const plan = z
  .object({
    code: planCode,
    classes_per_day: z.int(),
    visits_per_month: z.int().nullable().describe('null: no limit'),
    plus_visits_per_month: z.int(),
    prices_published: z.boolean(),
    monthly_price: money.nullable(),
    yearly_price: money.nullable(),
  })
  .meta({ id: 'Plan' });

const counter = z
  .object({
    used: z.int(),
    booked: z.int().describe('Booked, not yet used'),
    limit: z.int().nullable(),
    resets_at: instant,
  })
  .meta({ id: 'AllowanceCounter' });

export const membership = z
  .object({
    id,
    plan,
    billing_interval: billingInterval,
    price: money.describe('What was agreed; the prices of the plan may have changed since'),
    status: z.enum(['active', 'past_due', 'paused', 'ended']),
    period_ends_at: instant,
    cancel_at_period_end: z.boolean(),
    paused_until: instant.nullable(),
    given_until: localDate
      .nullable()
      .describe(
        'The last day of a membership that Pulse gave, in the member’s time zone; null: paid',
      ),
    pauses_left: z.int().describe('How often it may still be paused within a year'),
    renewal: z
      .object({
        at: instant,
        plan_code: planCode,
        billing_interval: billingInterval,
        price: money,
        changes: z.boolean().describe('To another plan or interval, as the member asked'),
      })
      .nullable()
      .describe('null: cancelled or overdue'),
    past_due: z
      .object({
        amount: money.describe('What is owed'),
        next_attempt_at: instant.nullable().describe('null: no further attempt'),
        ends_at: instant.describe('When the membership ends if it is not paid'),
      })
      .nullable(),
    allowance: z.object({ month: counter, plus: counter, today: counter }),
    no_show_restriction_until: instant.nullable(),
  })
  .meta({ id: 'Membership' });

import { z } from 'zod';
import { operation } from '../operation.ts';
import { id, instant, money } from '../schemas.ts';
import { billingInterval, membership, planCode } from './membership.ts';
import { touchedBookings } from './touched-booking.ts';

const tag = 'memberships';

const selection = z.strictObject({ plan_code: planCode, billing_interval: billingInterval });

export const changeQuote = z
  .object({
    id,
    expires_at: instant.describe('Ten minutes from now'),
    now: selection
      .extend({ charge: money.describe('Charged at once, by the day for the rest of the period') })
      .nullable()
      .describe('What begins at once; null: nothing does'),
    renewal: selection.extend({
      at: instant,
      price: money,
      changes: z.boolean().describe('The plan or the interval changes with the renewal'),
    }),
    bookings_above_plan: touchedBookings.describe(
      'Booked for later, more than the smaller plan includes: they stay',
    ),
  })
  .meta({ id: 'ChangeQuote' });

export const quoteChange = operation({
  id: 'quoteChange',
  method: 'POST',
  path: '/membership/quote',
  tag,
  shows: ['moment'],
  access: 'signed_in',
  summary: 'What another plan or interval costs now and at the renewal; good for 10 minutes',
  body: selection,
  responses: { 200: changeQuote },
  refusals: [
    'no_membership',
    'membership_not_active',
    'membership_given',
    'plan_unknown',
    'plan_in_other_currency',
    'same_plan',
    'validation_failed',
  ],
});

export const changePlan = operation({
  id: 'changePlan',
  method: 'POST',
  path: '/membership/change',
  tag,
  access: 'signed_in',
  summary:
    'Take a quote: a larger plan at once, everything else at the renewal; a repeat is harmless',
  body: z.strictObject({
    quote_id: id,
    class_session_id: id
      .optional()
      .describe(
        'The class for which the plan is wanted; confirming with the bank leads back to it',
      ),
  }),
  responses: {
    200: z.object({
      status: z
        .enum(['done', 'processing', 'requires_action'])
        .describe('requires_action: the bank wants it confirmed at confirm_url'),
      confirm_url: z.string().nullable(),
      membership,
    }),
  },
  refusals: [
    'no_membership',
    'membership_not_active',
    'membership_given',
    'not_found',
    'plan_unknown',
    'plan_in_other_currency',
    'same_plan',
    'quote_stale',
    'payment_declined',
    'payment_given_back',
    'validation_failed',
  ],
});

export const withdrawChange = operation({
  id: 'withdrawChange',
  method: 'POST',
  path: '/membership/withdraw-change',
  tag,
  access: 'signed_in',
  summary: 'Keep the present plan at the renewal after all; a repeat is harmless',
  responses: { 200: z.object({ membership }) },
  refusals: ['no_membership'],
});

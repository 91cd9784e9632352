import { PAYMENT_STATES } from '@pulse/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { id, instant, money, pageOf, pageQuery, timeZone } from '../schemas.ts';
import { billingInterval, membership, plan, planCode } from './membership.ts';

export * from './cancel.ts';
export * from './change.ts';
export * from './edit-plans.ts';
export * from './give.ts';
export * from './membership.ts';
export * from './pause.ts';
export * from './repair.ts';
export * from './visits.ts';

const tag = 'memberships';

export const listPlans = operation({
  id: 'listPlans',
  method: 'GET',
  path: '/plans',
  tag,
  access: 'public',
  readsReplica: true,
  summary: 'The plans; prices only once published, or to a signed-in member choosing one',
  responses: { 200: pageOf(plan) },
  refusals: [],
});

export const getMembership = operation({
  id: 'getMembership',
  method: 'GET',
  path: '/membership',
  tag,
  shows: ['memberships', 'bookings'],
  access: 'signed_in',
  summary: 'The member’s plan and what is left of it; null without one',
  responses: {
    200: z.object({
      membership: membership.nullable(),
      ended_at: instant.nullable().describe('When the last one ended; null while one runs'),
    }),
  },
  refusals: [],
});

export const startCheckout = operation({
  id: 'startCheckout',
  method: 'POST',
  path: '/membership/checkout',
  tag,
  access: 'signed_in',
  summary: 'Begin paying for a plan; returns where to pay. The same key again: the same payment',
  headers: z.object({ 'idempotency-key': z.string().min(1).max(200).optional() }),
  body: z.strictObject({
    plan_code: planCode,
    billing_interval: billingInterval.default('month'),
    class_session_id: id
      .optional()
      .describe('A class to book: the page after paying offers it; ignored when unknown or past'),
  }),
  responses: { 201: z.object({ payment_id: id, checkout_url: z.string() }) },
  refusals: [
    'plan_unknown',
    'already_member',
    'payment_provider_unavailable',
    'idempotency_key_reused',
    'validation_failed',
  ],
});

export const payment = z
  .object({
    id,
    purpose: z.enum(['membership', 'renewal', 'upgrade', 'drop_in']),
    plan_code: planCode.nullable(),
    title: z.string(),
    amount: money,
    status: z
      .enum([...PAYMENT_STATES, 'refund_due'])
      .describe('refund_due: given back within minutes'),
    at: instant.describe('When it was settled, or else begun'),
    refund_by: instant.nullable().describe('Of a refund: when it has arrived at the latest'),
    class_session: z
      .object({ venue_name: z.string(), starts_at: instant, time_zone: timeZone })
      .nullable()
      .describe('The class that a drop-in pays for'),
    receipt: z.object({ number: z.string() }).nullable().describe('Of a payment that was received'),
    credit_notes: z.array(z.object({ id, number: z.string(), amount: money, issued_at: instant })),
  })
  .meta({ id: 'Payment' });

export const listPayments = operation({
  id: 'listPayments',
  method: 'GET',
  path: '/membership/payments',
  tag,
  access: 'signed_in',
  summary: 'The member’s payments with their receipts and credit notes, newest first',
  query: pageQuery.extend({ limit: z.coerce.number().int().min(1).max(50).default(6) }),
  responses: { 200: pageOf(payment) },
  refusals: ['validation_failed'],
});

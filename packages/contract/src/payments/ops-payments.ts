import { PAYMENT_KEEPERS, REVENUE_READERS } from '@pulse/domain';
import { z } from 'zod';
import { billingInterval, planCode } from '../memberships/index.ts';
import { operation } from '../operation.ts';
import {
  currencyCode,
  id,
  idParams,
  instant,
  localDate,
  money,
  pageOf,
  pageQuery,
} from '../schemas.ts';
import { line } from '../text.ts';
import { paymentOnPage } from './payment.ts';

const tag = 'payments';

/** An amount to move: more than nothing. */
const amount = money.extend({
  amount_minor: z.int().min(1).max(Number.MAX_SAFE_INTEGER),
  currency: currencyCode,
});
const reason = line(500).min(2);

export const recordManualPayment = operation({
  id: 'recordManualPayment',
  method: 'POST',
  path: '/admin/payments/manual',
  tag,
  access: PAYMENT_KEEPERS,
  summary: 'Record cash or a transfer; the plan it pays for begins or goes on at once',
  body: z.strictObject({
    user_id: id,
    purpose: z.enum(['membership', 'renewal']),
    plan_code: planCode,
    billing_interval: billingInterval.default('month'),
    amount,
    other_amount_reason: reason.optional().describe('Why it is not the price of the plan'),
    method: z.enum(['cash', 'transfer']),
    received_on: localDate,
    receipt_number: line(60).min(1),
  }),
  responses: { 201: paymentOnPage },
  refusals: [
    'not_found',
    'already_member',
    'no_membership',
    'membership_not_active',
    'receipt_number_taken',
    'validation_failed',
  ],
});

export const reverseManualPayment = operation({
  id: 'reverseManualPayment',
  method: 'POST',
  path: '/admin/payments/:id/reversal',
  tag,
  access: PAYMENT_KEEPERS,
  summary: 'Take back a payment recorded by mistake, with a second row',
  params: idParams,
  body: z.strictObject({ reason }),
  responses: { 200: paymentOnPage },
  refusals: ['not_found', 'payment_not_refundable', 'validation_failed'],
});

export const refundPayment = operation({
  id: 'refundPayment',
  method: 'POST',
  path: '/admin/payments/:id/refunds',
  tag,
  access: PAYMENT_KEEPERS,
  summary:
    'Refund a payment, whole unless an amount is given; a retry with the same key refunds once',
  params: idParams,
  headers: z.object({ 'idempotency-key': z.string().min(1).max(200).optional() }),
  body: z.strictObject({ amount: amount.optional(), reason }),
  responses: { 201: z.object({ id, payment_id: id, amount: money }) },
  refusals: ['not_found', 'payment_not_refundable', 'idempotency_key_reused', 'validation_failed'],
});

const difference = z
  .object({
    id,
    kind: z
      .enum([
        'wrong_amount',
        'unknown_here',
        'missing_there',
        'other_status',
        'other_refunds',
        'refund_failed',
        'disputed',
      ])
      .describe('missing_there: booked here, and not found at the provider'),
    provider: z.string(),
    reference: z.string().describe('The provider’s own, or our payment or refund'),
    payment_id: id.nullable(),
    expected: money.nullable(),
    found: money.nullable(),
    detail: z.string().nullable(),
    found_at: instant,
  })
  .meta({ id: 'PaymentDifference' });

export const listPaymentDifferences = operation({
  id: 'listPaymentDifferences',
  method: 'GET',
  path: '/admin/payment-differences',
  tag,
  access: PAYMENT_KEEPERS,
  summary: 'Where our payments and the provider’s differ, newest first',
  query: pageQuery,
  responses: { 200: pageOf(difference) },
  refusals: ['validation_failed'],
});

const month = z
  .string()
  .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
  .describe('YYYY-MM, UTC');
const months = z.object({ from: month, to: month });

const revenue = z
  .object({
    month,
    plan_code: planCode.nullable().describe('null: classes paid by themselves'),
    currency: z.string(),
    payments: z.int(),
    received_minor: z.int(),
    refunded_minor: z.int(),
    net_minor: z.int(),
  })
  .meta({ id: 'Revenue' });

export const getRevenue = operation({
  id: 'getRevenue',
  method: 'GET',
  path: '/admin/revenue',
  tag,
  access: REVENUE_READERS,
  summary: 'Revenue by month, plan and currency, 24 months at most',
  query: months,
  responses: { 200: pageOf(revenue) },
  refusals: ['validation_failed'],
});

export const exportRevenue = operation({
  id: 'exportRevenue',
  method: 'GET',
  path: '/admin/revenue.csv',
  tag,
  access: REVENUE_READERS,
  summary: 'The same as a table for a spreadsheet',
  query: months,
  responseType: 'text/csv',
  responses: { 200: z.file() },
  refusals: ['validation_failed'],
});

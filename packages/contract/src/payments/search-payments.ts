import { PAYMENT_KEEPERS, PAYMENT_STATES } from '@pulse/domain';
import { z } from 'zod';
import { billingInterval, planCode } from '../memberships/index.ts';
import { operation } from '../operation.ts';
import { id, instant, localDate, money, pageOf, pageQuery } from '../schemas.ts';
import { line } from '../text.ts';
import { paymentPurpose } from './payment.ts';

const foundPayment = z
  .object({
    id,
    member: z
      .object({ full_name: z.string(), email: z.string() })
      .nullable()
      .describe('null: left'),
    purpose: paymentPurpose,
    plan_code: planCode.nullable(),
    billing_interval: billingInterval.nullable(),
    title: z.string(),
    status: z.enum(PAYMENT_STATES),
    at: instant.describe('When it was settled, or else begun'),
    amount: money.describe('What was received, or else asked for'),
    refunded: money,
    refundable: money.nullable().describe('What is left of it; null: nothing can be refunded'),
    provider: z.enum(['demo', 'manual', 'stripe']),
    manual: z
      .object({
        method: z.enum(['cash', 'transfer']).nullable(),
        received_on: localDate.nullable(),
        receipt_number: z.string().nullable().describe('Of the paper book'),
        reversible: z.boolean(),
        reversed: z.boolean(),
      })
      .nullable()
      .describe('Of a payment that staff recorded'),
    receipt: z.object({ number: z.string() }).nullable(),
    credit_notes: z.array(z.object({ id, number: z.string(), amount: money, issued_at: instant })),
  })
  .meta({ id: 'FoundPayment' });

export const searchPayments = operation({
  id: 'searchPayments',
  method: 'POST',
  path: '/admin/payments/search',
  tag: 'payments',
  access: PAYMENT_KEEPERS,
  summary: 'The payments of a member, or with a receipt number, newest first',
  query: pageQuery,
  body: z.strictObject({
    search: line(254)
      .min(2)
      .describe('An email, the number of a receipt or credit note, or one of the paper book'),
  }),
  responses: { 200: pageOf(foundPayment) },
  refusals: ['validation_failed', 'rate_limited'],
});

import { z } from 'zod';
import { operation } from '../operation.ts';
import { idParams } from '../schemas.ts';
import { paymentOnPage } from './payment.ts';

/** What the demo's bank says. */
const answer = z.enum(['approve', 'decline', 'confirm']);

export const getDemoPayment = operation({
  id: 'getDemoPayment',
  method: 'GET',
  path: '/demo/payments/:id',
  tag: 'payments',
  access: 'signed_in',
  summary: 'What the demo’s card page shows; 404 outside demo mode',
  params: idParams,
  responses: { 200: paymentOnPage },
  refusals: ['not_found'],
});

export const settleDemoPayment = operation({
  id: 'settleDemoPayment',
  method: 'POST',
  path: '/demo/payments/:id/settle',
  tag: 'payments',
  access: 'signed_in',
  summary: 'What the bank says on the demo’s card page; a repeat gets the same response',
  params: idParams,
  body: z.strictObject({
    outcome: answer.describe('confirm: the bank asks the member to confirm'),
    delivery: z
      .enum(['at_once', 'late', 'twice', 'out_of_order', 'never'])
      .default('at_once')
      .describe('When and how often Pulse hears of it'),
    later_charges: answer
      .default('approve')
      .describe('What the bank says when the saved card is charged later'),
  }),
  responses: { 200: paymentOnPage },
  refusals: ['not_found', 'payment_expired', 'validation_failed'],
});

import { PAYMENT_STATES } from '@pulse/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { id, idParams, instant, money } from '../schemas.ts';

const tag = 'payments';

/** What a payment is for. */
export const paymentPurpose = z.enum(['membership', 'renewal', 'upgrade', 'drop_in']);

/** A payment as its checkout page shows it. */
export const paymentOnPage = z
  .object({
    id,
    purpose: paymentPurpose,
    amount: money,
    status: z.enum(PAYMENT_STATES),
    title: z.string(),
    return_path: z.string().describe('Where to go once it is settled'),
    expires_at: instant,
  })
  .meta({ id: 'PaymentOnPage' });

export const checkPayment = operation({
  id: 'checkPayment',
  method: 'POST',
  path: '/payments/:id/check',
  tag,
  access: 'signed_in',
  summary: 'How the member’s own payment stands at its provider at this moment',
  params: idParams,
  responses: { 200: paymentOnPage },
  refusals: ['not_found', 'rate_limited'],
});

export const openCheckout = operation({
  id: 'openCheckout',
  method: 'POST',
  path: '/payments/:id/checkout',
  tag,
  access: 'signed_in',
  summary: 'The card page of the member’s own payment, also to confirm it with the bank',
  params: idParams,
  responses: { 200: z.object({ checkout_url: z.string() }) },
  refusals: ['not_found', 'payment_expired', 'payment_provider_unavailable', 'rate_limited'],
});

export const openPaymentPortal = operation({
  id: 'openPaymentPortal',
  method: 'POST',
  path: '/payments/portal',
  tag,
  access: 'signed_in',
  summary: 'The provider’s page for the member’s card and invoices',
  responses: { 200: z.object({ url: z.string() }) },
  refusals: ['no_payment_portal', 'payment_provider_unavailable', 'rate_limited'],
});

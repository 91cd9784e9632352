import { z } from 'zod';
import { operation } from '../operation.ts';
import { idParams } from '../schemas.ts';

const document = {
  method: 'GET',
  tag: 'payments',
  access: 'signed_in',
  params: idParams,
  query: z.object({
    lang: z.enum(['en', 'fr', 'de']).optional().describe('That of the request unless given'),
  }),
  responseType: 'application/pdf',
  responses: { 200: z.file() },
  refusals: ['not_found', 'validation_failed', 'rate_limited'],
} as const;

export const getReceipt = operation({
  ...document,
  id: 'getReceipt',
  path: '/membership/payments/:id/receipt',
  summary: 'The receipt of the member’s own payment as PDF, the same bytes each time',
});

export const getCreditNote = operation({
  ...document,
  id: 'getCreditNote',
  path: '/membership/credit-notes/:id',
  summary: 'The credit note of a refund to the member as PDF, the same bytes each time',
});

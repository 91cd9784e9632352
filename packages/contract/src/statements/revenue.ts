import { STATEMENT_READERS } from '@pulse/domain';
import { z } from 'zod';
import { analyticsQuery } from '../analytics/analytics.ts';
import { operation } from '../operation.ts';

const revenue = z
  .object({
    amount_minor: z.int(),
    visits: z.int().describe('Classes, open gym, late cancellations and no-shows that a rate pays'),
    without_rate: z.int().describe('Not in the amount: no rate was agreed for their day'),
  })
  .meta({ id: 'AgreedRevenue' });

export const getAgreedRevenue = operation({
  id: 'getAgreedRevenue',
  method: 'GET',
  path: '/partner/revenue',
  tag: 'statements',
  access: STATEMENT_READERS,
  summary: 'What the agreed rates pay for the visits of a period, and of the one before',
  query: analyticsQuery,
  responses: {
    200: z.object({
      currency: z.string().nullable().describe('null: no rate was agreed'),
      present: revenue,
      before: revenue.nullable().describe('null: no period before'),
    }),
  },
  refusals: ['not_found', 'validation_failed'],
});

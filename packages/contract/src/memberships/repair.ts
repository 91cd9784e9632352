import { z } from 'zod';
import { operation } from '../operation.ts';

export const repairMembership = operation({
  id: 'repairMembership',
  method: 'POST',
  path: '/membership/repair',
  tag: 'memberships',
  access: 'signed_in',
  summary: 'Where to pay an overdue renewal: the bank’s page that waits, or a new card',
  responses: {
    200: z.object({ kind: z.enum(['confirm', 'new_card']), url: z.string() }),
  },
  refusals: ['no_membership', 'not_past_due', 'payment_provider_unavailable'],
});

import { z } from 'zod';
import { operation } from '../operation.ts';

const tag = 'accounts';

export const downloadMyData = operation({
  id: 'downloadMyData',
  method: 'GET',
  path: '/profile/data',
  tag,
  access: 'signed_in',
  summary: 'Everything stored about the member, as JSON',
  responses: { 200: z.record(z.string(), z.unknown()) },
  refusals: [],
});

export const deleteAccount = operation({
  id: 'deleteAccount',
  method: 'POST',
  path: '/profile/delete',
  tag,
  access: 'signed_in',
  summary:
    'Delete the account: cancel its bookings, erase personal data, keep anonymous statistics',
  body: z.strictObject({ password: z.string().max(200) }),
  responses: { 204: null },
  refusals: [
    'invalid_credentials',
    'too_many_attempts',
    'last_partner_admin',
    'last_admin',
    'validation_failed',
  ],
});

import { z } from 'zod';
import { operation } from '../operation.ts';
import { id } from '../schemas.ts';
import { applicationStatus, partnerApplication } from './application.ts';
import { applicationFields, payoutNumbers, withRulesOverFields } from './application-fields.ts';

const tag = 'partners';
const linkToken = z.string().min(1).max(200).describe('From the secret link in the mails');

export const openPartnerApplication = operation({
  id: 'openPartnerApplication',
  method: 'POST',
  path: '/partner-applications/open',
  tag,
  access: 'public',
  summary: 'Read the application of a secret link, to follow or change it',
  body: z.strictObject({ token: linkToken }),
  responses: { 200: partnerApplication },
  refusals: ['link_invalid', 'validation_failed', 'rate_limited'],
});

export const resubmitPartnerApplication = operation({
  id: 'resubmitPartnerApplication',
  method: 'POST',
  path: '/partner-applications/resubmit',
  tag,
  access: 'public',
  summary:
    'Change an application that no reviewer has opened yet, or that changes were requested of. With another email the secret link is replaced by one that is mailed there',
  body: withRulesOverFields(
    z.strictObject({
      token: linkToken,
      version: z.int().min(1).optional().describe('The version that was changed'),
      ...applicationFields,
      tax_id: payoutNumbers.tax_id.optional().describe('Unchanged if left out'),
      bank_account: payoutNumbers.bank_account.optional().describe('Unchanged if left out'),
    }),
  ),
  responses: { 200: z.object({ id, status: applicationStatus }) },
  refusals: [
    'link_invalid',
    'application_in_review',
    'application_decided',
    'version_conflict',
    'validation_failed',
    'rate_limited',
  ],
});

export const withdrawPartnerApplication = operation({
  id: 'withdrawPartnerApplication',
  method: 'POST',
  path: '/partner-applications/withdraw',
  tag,
  access: 'public',
  summary: 'Withdraw an application that is not decided. Withdrawing twice is harmless',
  body: z.strictObject({ token: linkToken }),
  responses: { 200: partnerApplication },
  refusals: ['link_invalid', 'application_decided', 'validation_failed', 'rate_limited'],
});

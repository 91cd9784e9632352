import { z } from 'zod';
import { operation } from '../operation.ts';
import { id, language } from '../schemas.ts';
import { applicationStatus } from './application.ts';
import { applicationFields, payoutNumbers, withRulesOverFields } from './application-fields.ts';

const tag = 'partners';

const sentApplication = {
  ...applicationFields,
  ...payoutNumbers,
  agreement: z.literal(true),
  language: language.optional(),
};

export const submitPartnerApplication = operation({
  id: 'submitPartnerApplication',
  method: 'POST',
  path: '/partner-applications',
  tag,
  access: 'public',
  summary:
    'Apply to become a partner. If an application with the same email stands, its mail is sent again instead; the answer is the same. One that shares a tax id or an account with another is stored, and reviewers see the other',
  body: withRulesOverFields(z.strictObject(sentApplication)),
  responses: {
    201: z
      .object({
        id,
        status: applicationStatus,
        reference: z.string().describe('By which reviewers find it'),
        correction_token: z
          .string()
          .describe('Corrects the email of what was sent, for an hour: `correctApplicationEmail`'),
      })
      .meta({ id: 'ApplicationReceipt' }),
  },
  refusals: ['validation_failed', 'rate_limited'],
});

export const correctApplicationEmail = operation({
  id: 'correctApplicationEmail',
  method: 'POST',
  path: '/partner-applications/correct-email',
  tag,
  access: 'public',
  summary:
    'Send an application to another email within an hour of sending it: the same form again, with the token of its receipt. The link mailed earlier ends. The response is the same whatever stands under either email',
  body: withRulesOverFields(
    z.strictObject({
      correction_token: z.string().min(1).max(300),
      ...sentApplication,
      contact_email: applicationFields.contact_email.describe('The right one'),
    }),
  ),
  responses: { 202: null },
  refusals: [
    'link_invalid',
    'link_expired',
    'application_decided',
    'validation_failed',
    'rate_limited',
  ],
});

import { APPLICATION_REVIEWERS } from '@pulse/domain';
import { z } from 'zod';
import { email } from '../accounts/index.ts';
import { operation } from '../operation.ts';
import { id, idParams, instant, language, pageOf, pageQuery } from '../schemas.ts';

export * from './resend-invitation.ts';

export const applicationStatus = z.enum([
  'submitted',
  'in_review',
  'approved',
  'rejected',
  'changes_requested',
]);

const applicationFields = {
  business_name: z.string().trim().min(2).max(160),
  contact_email: email,
  phone: z
    .string()
    .trim()
    .regex(/^\+[1-9][\d ]{6,18}$/),
  business_type: z.enum(['gym', 'studio', 'pool', 'climbing', 'spa', 'courts', 'other']),
  description: z.string().trim().min(20).max(4000),
  // Reviewers click it: another scheme would run a script or start a program.
  website: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(300)]).default(''),
  address: z.string().trim().min(5).max(300),
};

export const partnerApplication = z
  .object({
    id,
    business_name: z.string(),
    contact_email: z.string(),
    phone: z.string(),
    business_type: z.string(),
    description: z.string(),
    website: z.string(),
    address: z.string(),
    tax_id_hint: z.string().describe('Masked'),
    bank_account_hint: z.string().describe('Masked'),
    status: applicationStatus,
    decision_reason: z.string().nullable(),
    created_at: instant,
    decided_at: instant.nullable(),
  })
  .meta({ id: 'PartnerApplication' });

const tag = 'partners';

export const submitPartnerApplication = operation({
  id: 'submitPartnerApplication',
  method: 'POST',
  path: '/partner-applications',
  tag,
  access: 'public',
  summary: 'Apply to become a partner',
  body: z.object({
    ...applicationFields,
    tax_id: z.string().trim().min(4).max(60),
    bank_account: z.string().trim().min(8).max(60),
    agreement: z.literal(true),
    language: language.optional(),
  }),
  responses: { 201: z.object({ id, status: applicationStatus }) },
  refusals: ['validation_failed', 'rate_limited'],
});

const editToken = z.string().min(1).max(200).describe('From the mail that requests changes');

export const openPartnerApplication = operation({
  id: 'openPartnerApplication',
  method: 'POST',
  path: '/partner-applications/open',
  tag,
  access: 'public',
  summary: 'Read the application of a secret link, to change it',
  body: z.object({ token: editToken }),
  responses: { 200: partnerApplication },
  refusals: ['link_invalid', 'validation_failed', 'rate_limited'],
});

export const resubmitPartnerApplication = operation({
  id: 'resubmitPartnerApplication',
  method: 'POST',
  path: '/partner-applications/resubmit',
  tag,
  access: 'public',
  summary: 'Resubmit a changed application; the secret link works once',
  body: z.object({
    token: editToken,
    ...applicationFields,
    tax_id: z.string().trim().min(4).max(60).optional().describe('Unchanged if left out'),
    bank_account: z.string().trim().min(8).max(60).optional().describe('Unchanged if left out'),
  }),
  responses: { 200: z.object({ id, status: applicationStatus }) },
  refusals: ['link_invalid', 'validation_failed', 'rate_limited'],
});

export const listPartnerApplications = operation({
  id: 'listPartnerApplications',
  method: 'GET',
  path: '/admin/partner-applications',
  tag,
  access: APPLICATION_REVIEWERS,
  summary: 'Applications, oldest waiting first',
  query: pageQuery.extend({ status: applicationStatus.optional() }),
  responses: { 200: pageOf(partnerApplication) },
  refusals: ['validation_failed'],
});

export const revealPartnerApplication = operation({
  id: 'revealPartnerApplication',
  method: 'POST',
  path: '/admin/partner-applications/:id/reveal',
  tag,
  access: APPLICATION_REVIEWERS,
  summary: 'Tax id and bank account decrypted; every request is written to the audit log',
  params: idParams,
  responses: { 200: z.object({ tax_id: z.string(), bank_account: z.string() }) },
  refusals: ['not_found'],
});

export const decidePartnerApplication = operation({
  id: 'decidePartnerApplication',
  method: 'POST',
  path: '/admin/partner-applications/:id/decision',
  tag,
  access: APPLICATION_REVIEWERS,
  summary: 'Take into review, approve, reject or request changes; approval mails an invitation',
  params: idParams,
  body: z.object({
    decision: z.enum(['in_review', 'approved', 'rejected', 'changes_requested']),
    reason: z
      .string()
      .trim()
      .max(1000)
      .optional()
      .describe('Required to reject or to request changes'),
  }),
  responses: { 200: partnerApplication },
  refusals: [
    'not_found',
    'application_decided',
    'conflict',
    'reason_required',
    'email_taken',
    'validation_failed',
  ],
});

import { APPLICATION_STATES, REQUESTABLE_FIELDS } from '@pulse/domain';
import { z } from 'zod';
import { id, instant } from '../schemas.ts';

export const applicationStatus = z.enum(APPLICATION_STATES);

export const requestedFields = z.array(z.enum(REQUESTABLE_FIELDS)).max(REQUESTABLE_FIELDS.length);

/** What both the applicant and the reviewers see. */
export const partnerApplication = z
  .object({
    id,
    reference: z
      .string()
      .describe('What applicant and reviewers call it, for example P-3F9A02C1B7'),
    version: z.int().describe('Grows with each change by the applicant'),
    business_name: z.string(),
    business_type: z.string(),
    description: z.string(),
    website: z.string(),
    contact_name: z.string().describe('Empty in applications of before it was asked for'),
    contact_email: z.string(),
    phone: z.string(),
    address: z.string(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    bank_name: z.string(),
    tax_id_hint: z.string().describe('Masked'),
    bank_account_hint: z.string().describe('Masked'),
    status: applicationStatus,
    decision_reason: z.string().nullable(),
    requested_fields: requestedFields.describe('What the applicant was asked to change'),
    created_at: instant,
    submitted_at: instant.describe('When it last came to the reviewers'),
    decided_at: instant.nullable(),
  })
  .meta({ id: 'PartnerApplication' });

export const applicationReviewer = z
  .object({ id, full_name: z.string() })
  .meta({ id: 'ApplicationReviewer' });

/** What reviewers see. */
export const reviewedApplication = z
  .object({
    ...partnerApplication.shape,
    assignee: applicationReviewer.nullable(),
    due_at: instant.nullable().describe('Two working days after it came; null unless it waits'),
    overdue: z.boolean(),
  })
  .meta({ id: 'ReviewedApplication' });

/** What two applications have in common. */
const sharedFields = z.enum([
  'business_name',
  'contact_email',
  'phone',
  'website',
  'tax_id',
  'bank_account',
]);

export const applicationForReview = z
  .object({
    ...reviewedApplication.shape,
    duplicates: z
      .array(z.object({ application: reviewedApplication, same: z.array(sharedFields) }))
      .describe('The ten newest other applications that share something'),
  })
  .meta({ id: 'ApplicationForReview' });

/** One thing that happened to an application; notes are for reviewers only. */
export const applicationHistoryEntry = z
  .object({
    id,
    at: instant,
    kind: z.enum([
      'submitted',
      'repeated',
      'amended',
      'in_review',
      'changes_requested',
      'approved',
      'rejected',
      'withdrawn',
      'assigned',
      'note',
    ]),
    by: z.string().nullable().describe('The reviewer; null for the applicant'),
    text: z.string().describe('The reason, the note, or who it was assigned to'),
    changes: z
      .array(z.object({ field: z.string(), before: z.string(), after: z.string() }))
      .describe('What the applicant changed; of numbers the last characters'),
  })
  .meta({ id: 'ApplicationHistoryEntry' });

import { APPLICATION_REVIEWERS } from '@pulse/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { id, idParams, instant, pageOf, pageQuery, queryFlag } from '../schemas.ts';
import { line, paragraphs } from '../text.ts';
import {
  applicationForReview,
  applicationHistoryEntry,
  applicationReviewer,
  applicationStatus,
  requestedFields,
  reviewedApplication,
} from './application.ts';

const tag = 'partners';
const access = APPLICATION_REVIEWERS;

export const listPartnerApplications = operation({
  id: 'listPartnerApplications',
  method: 'GET',
  path: '/admin/partner-applications',
  tag,
  access,
  readsReplica: true,
  summary: 'Applications, oldest waiting first',
  query: pageQuery.extend({
    status: applicationStatus.optional(),
    q: line(100)
      .optional()
      .describe('Part of the reference, business, person, email, phone or address'),
    assigned: z.enum(['me', 'nobody']).optional(),
    overdue: queryFlag.describe('`true`: only those that wait for more than two working days'),
  }),
  responses: { 200: pageOf(reviewedApplication) },
  refusals: ['validation_failed'],
});

export const summarizePartnerApplications = operation({
  id: 'summarizePartnerApplications',
  method: 'GET',
  path: '/admin/partner-applications/summary',
  tag,
  access,
  readsReplica: true,
  summary: 'How many applications there are in each state, and how long they wait',
  responses: {
    200: z
      .object({
        by_status: z.object({
          submitted: z.int(),
          in_review: z.int(),
          changes_requested: z.int(),
          approved: z.int(),
          rejected: z.int(),
          withdrawn: z.int(),
        }),
        overdue: z.int(),
        unassigned: z.int().describe('Of those that wait'),
        mine: z.int().describe('Of those that wait'),
        oldest_submitted_at: instant.nullable().describe('Of those that wait'),
      })
      .meta({ id: 'ApplicationSummary' }),
  },
  refusals: [],
});

export const listApplicationReviewers = operation({
  id: 'listApplicationReviewers',
  method: 'GET',
  path: '/admin/application-reviewers',
  tag,
  access,
  summary: 'Who can be given an application, by name; at most 100',
  responses: { 200: pageOf(applicationReviewer) },
  refusals: [],
});

export const getPartnerApplication = operation({
  id: 'getPartnerApplication',
  method: 'GET',
  path: '/admin/partner-applications/:id',
  tag,
  access,
  summary: 'One application, with likely duplicates',
  params: idParams,
  responses: { 200: applicationForReview },
  refusals: ['not_found'],
});

export const listApplicationHistory = operation({
  id: 'listApplicationHistory',
  method: 'GET',
  path: '/admin/partner-applications/:id/history',
  tag,
  access,
  readsReplica: true,
  summary: 'What happened to an application, newest first: what was asked, changed and noted',
  params: idParams,
  query: pageQuery,
  responses: { 200: pageOf(applicationHistoryEntry) },
  refusals: ['not_found', 'validation_failed'],
});

export const addApplicationNote = operation({
  id: 'addApplicationNote',
  method: 'POST',
  path: '/admin/partner-applications/:id/notes',
  tag,
  access,
  summary: 'Add a note that only reviewers read',
  params: idParams,
  body: z.strictObject({ text: paragraphs(2000).min(1) }),
  responses: { 201: applicationHistoryEntry },
  refusals: ['not_found', 'validation_failed'],
});

export const assignPartnerApplication = operation({
  id: 'assignPartnerApplication',
  method: 'PUT',
  path: '/admin/partner-applications/:id/assignee',
  tag,
  access,
  summary: 'Give an application to a reviewer, or to none',
  params: idParams,
  body: z.strictObject({ user_id: id.nullable() }),
  responses: { 200: reviewedApplication },
  refusals: ['not_found', 'application_decided', 'validation_failed'],
});

export const revealPartnerApplication = operation({
  id: 'revealPartnerApplication',
  method: 'POST',
  path: '/admin/partner-applications/:id/reveal',
  tag,
  access,
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
  access,
  summary: 'Take into review, approve, reject or request changes; approval mails an invitation',
  params: idParams,
  body: z.strictObject({
    decision: z.enum(['in_review', 'approved', 'rejected', 'changes_requested']),
    reason: paragraphs(1000).optional().describe('Required to reject or to request changes'),
    fields: requestedFields
      .optional()
      .describe(
        'With `changes_requested`: what is to be changed; the applicant’s link leads there',
      ),
    version: z
      .int()
      .min(1)
      .optional()
      .describe('The version that was read: refused if the applicant has changed it since'),
  }),
  responses: { 200: reviewedApplication },
  refusals: [
    'not_found',
    'application_decided',
    'conflict',
    'version_conflict',
    'reason_required',
    'email_taken',
    'validation_failed',
  ],
});

import { APPLICATION_REVIEWERS, REPORT_REASONS } from '@pulse/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { id, idParams, instant, language, pageOf, pageQuery } from '../schemas.ts';

export const reportReason = z.enum(REPORT_REASONS).describe('Why a review is reported');
const reportComment = z
  .string()
  .trim()
  .max(500)
  .default('')
  .describe('Details of the reason; required with `other`');
const outcome = z.enum(['kept', 'taken_down']);

const tag = 'reviews';

export const reportReview = operation({
  id: 'reportReview',
  method: 'POST',
  path: '/reviews/:id/report',
  tag,
  access: 'signed_in',
  summary:
    'Report a review to the platform’s staff; a second report changes nothing, unless the review was kept and has been edited since',
  params: idParams,
  body: z.strictObject({ reason: reportReason, comment: reportComment }),
  responses: { 204: null },
  refusals: ['validation_failed', 'not_found', 'rate_limited', 'reason_required'],
});

export const reportedReview = z
  .object({
    review: z.object({
      id,
      rating: z.int(),
      text: z.string(),
      author_name: z.string(),
      author_language: language.describe('The reason is best written in this language'),
      venue_id: id,
      venue_name: z.string(),
      created_at: instant,
      edited_at: instant.nullable(),
    }),
    reports: z.int().describe('Number of open reports'),
    newest: z
      .array(
        z.object({
          by: z.string(),
          at_the_venue: z.boolean().describe('The reporter works for the venue'),
          reason: reportReason,
          comment: z.string().nullable(),
          reported_at: instant,
        }),
      )
      .describe('The newest 10'),
    can_decide: z.boolean().describe('False for one’s own review'),
  })
  .meta({ id: 'ReportedReview' });

export const listReportedReviews = operation({
  id: 'listReportedReviews',
  method: 'GET',
  path: '/admin/review-reports',
  tag,
  access: APPLICATION_REVIEWERS,
  readsReplica: true,
  summary: 'Reviews with open reports, the longest waiting first',
  query: pageQuery,
  responses: {
    200: pageOf(reportedReview).extend({
      open: z.int().describe('Number of reviews with open reports'),
    }),
  },
  refusals: ['validation_failed'],
});

export const decideReports = operation({
  id: 'decideReports',
  method: 'POST',
  path: '/admin/reviews/:id/decision',
  tag,
  access: APPLICATION_REVIEWERS,
  summary:
    'Keep a reported review or take it down: all of its open reports at once. The author is notified why it was taken down, those who reported it of the decision',
  params: idParams,
  body: z.strictObject({
    outcome,
    reason: reportReason.optional().describe('Required to take down; the author reads it'),
    comment: reportComment,
    seen_edited_at: instant
      .nullable()
      .describe('`edited_at` of the version that staff read; a later version is refused'),
  }),
  responses: {
    200: z
      .object({
        outcome,
        reports: z.int().describe('Number of reports closed'),
        decided_at: instant,
      })
      .meta({ id: 'DecidedReports' }),
  },
  refusals: [
    'validation_failed',
    'not_found',
    'reason_required',
    'reports_decided',
    'review_changed',
  ],
});

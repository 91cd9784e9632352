import { PARTNER_DASHBOARD_USERS, REVIEW_RULE_CODES } from '@pulse/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { ruleResults } from '../refusals/rule-details.ts';
import { id, idParams, instant, pageOf, pageQuery } from '../schemas.ts';
import { reportReason } from './reports.ts';

export * from './reports.ts';
export * from './visit-ratings.ts';

export const starRating = z.int().min(1).max(5).describe('Stars');
export const reviewText = z.string().trim().min(10).max(1500);
export const answerText = z.string().trim().min(2).max(1000);
const month = z.string().regex(/^\d{4}-\d\d$/);

export const review = z
  .object({
    id,
    rating: starRating,
    text: z.string(),
    author_name: z.string().describe('First name and initial'),
    month: month.describe('When it was written, YYYY-MM at the venue'),
    edited: z.boolean(),
    answer: z
      .object({ text: z.string(), month: month.describe('When it was first given') })
      .nullable()
      .describe('The venue’s answer'),
    own: z.boolean().describe('Written by the caller'),
    can_answer: z.boolean().describe('The caller may answer for the venue'),
  })
  .meta({ id: 'Review' });

const tag = 'reviews';

export const listVenueReviews = operation({
  id: 'listVenueReviews',
  method: 'GET',
  path: '/venues/:id/reviews',
  tag,
  access: 'public',
  readsReplica: true,
  summary: 'Reviews of a published venue, newest first',
  params: idParams,
  query: pageQuery,
  responses: { 200: pageOf(review) },
  refusals: ['validation_failed', 'not_found'],
});

/** One rule of writing a review with its result. */
const reviewRule = z
  .discriminatedUnion('code', ruleResults(REVIEW_RULE_CODES))
  .meta({ id: 'ReviewRule' });

export const getOwnReview = operation({
  id: 'getOwnReview',
  method: 'GET',
  path: '/venues/:id/own-review',
  tag,
  access: 'signed_in',
  summary: 'The caller’s review of a venue, and every rule of writing one, passed or not',
  params: idParams,
  responses: {
    200: z
      .object({
        review: review.nullable(),
        taken_down: z
          .object({ at: instant, reason: reportReason, comment: z.string().nullable() })
          .nullable()
          .describe('Why only the author still sees it; it may be deleted, not edited'),
        allowed: z.boolean(),
        rules: z.array(reviewRule),
      })
      .meta({ id: 'OwnReview' }),
  },
  refusals: ['not_found'],
});

export const writeReview = operation({
  id: 'writeReview',
  method: 'POST',
  path: '/venues/:id/reviews',
  tag,
  access: 'signed_in',
  summary: 'Review a venue one has attended, once',
  params: idParams,
  body: z.strictObject({ rating: starRating, text: reviewText }),
  responses: { 201: review },
  refusals: [
    'validation_failed',
    'not_found',
    'rate_limited',
    'own_venue_review',
    'review_needs_visit',
    'review_taken_down',
    'already_reviewed',
  ],
});

export const editReview = operation({
  id: 'editReview',
  method: 'PUT',
  path: '/reviews/:id',
  tag,
  access: 'signed_in',
  summary: 'Edit one’s own review; the venue’s answer stays',
  params: idParams,
  body: z.strictObject({ rating: starRating, text: reviewText }),
  responses: { 200: review },
  refusals: ['validation_failed', 'not_found', 'rate_limited', 'review_taken_down'],
});

export const deleteReview = operation({
  id: 'deleteReview',
  method: 'DELETE',
  path: '/reviews/:id',
  tag,
  access: 'signed_in',
  summary: 'Delete one’s own review, with its answer',
  params: idParams,
  responses: { 204: null },
  refusals: ['not_found'],
});

export const reviewToAnswer = review
  .extend({ venue_id: id, venue_name: z.string() })
  .meta({ id: 'ReviewToAnswer' });

export const listReviewsToAnswer = operation({
  id: 'listReviewsToAnswer',
  method: 'GET',
  path: '/partner/reviews/to-answer',
  tag,
  access: PARTNER_DASHBOARD_USERS,
  summary: 'Reviews of the organisation’s venues without an answer, newest first',
  query: pageQuery,
  responses: { 200: pageOf(reviewToAnswer) },
  refusals: ['validation_failed'],
});

export const answerReview = operation({
  id: 'answerReview',
  method: 'PUT',
  path: '/partner/reviews/:id/answer',
  tag,
  access: PARTNER_DASHBOARD_USERS,
  summary: 'Answer a review of one’s own venue, or change the answer; the author is notified once',
  params: idParams,
  body: z.strictObject({ text: answerText }),
  responses: { 200: review },
  refusals: ['validation_failed', 'not_found', 'rate_limited'],
});

import { FEEDBACK_READERS } from '@pulse/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { id, idParams, instant, language, pageOf, pageQuery } from '../schemas.ts';

export const feedbackCategory = z.enum(['bug', 'idea', 'venue', 'booking', 'payment', 'other']);
export const feedback = z
  .object({
    id,
    category: feedbackCategory,
    rating: z.int().min(1).max(5).nullable(),
    message: z.string(),
    has_screenshot: z.boolean(),
    answer: z.string().nullable(),
    answered_at: instant.nullable(),
    created_at: instant,
  })
  .meta({ id: 'Feedback' });

const tag = 'feedback';

export const submitFeedback = operation({
  id: 'submitFeedback',
  method: 'POST',
  path: '/feedback',
  tag,
  access: 'signed_in',
  summary: 'Give feedback',
  body: z.strictObject({
    category: feedbackCategory,
    rating: z.int().min(1).max(5).nullable().default(null),
    message: z.string().trim().min(5).max(4000),
    screenshot_key: z
      .string()
      .max(64)
      .nullable()
      .default(null)
      .describe('Of a screenshot that was uploaded within the last hour; each is used once'),
  }),
  responses: { 201: feedback },
  refusals: ['screenshot_unknown', 'validation_failed', 'rate_limited'],
});

export const uploadScreenshot = operation({
  id: 'uploadScreenshot',
  method: 'POST',
  path: '/feedback/screenshots',
  tag,
  access: 'signed_in',
  summary:
    'Upload an image for feedback that is still being written; unused, it is deleted after an hour',
  bodyType: 'multipart',
  body: z.object({ screenshot: z.file() }),
  responses: { 201: z.object({ screenshot_key: z.string() }) },
  refusals: [
    'image_unreadable',
    'image_has_too_many_pixels',
    'image_animated',
    'image_with_other_content',
    'payload_too_large',
    'unsupported_media_type',
    'validation_failed',
    'rate_limited',
  ],
});

export const listFeedback = operation({
  id: 'listFeedback',
  method: 'GET',
  path: '/feedback',
  tag,
  access: 'signed_in',
  summary: 'The member’s own feedback and its answers, newest first, at most 50',
  responses: { 200: pageOf(feedback) },
  refusals: [],
});

export const getFeedbackScreenshot = operation({
  id: 'getFeedbackScreenshot',
  method: 'GET',
  path: '/feedback/:id/screenshot',
  tag,
  access: 'signed_in',
  summary: 'The screenshot, for the author of the feedback and for ops and admins; 404 for others',
  params: idParams,
  responseType: 'image/webp',
  responses: { 200: z.file() },
  refusals: ['not_found'],
});

/** Feedback as staff see it. */
export const receivedFeedback = feedback
  .extend({
    member: z
      .object({ full_name: z.string(), language })
      .describe('The answer is best written in this language'),
    answered_by: z.string().nullable().describe('Name of the admin or ops who answered'),
  })
  .meta({ id: 'ReceivedFeedback' });

export const listReceivedFeedback = operation({
  id: 'listReceivedFeedback',
  method: 'GET',
  path: '/admin/feedback',
  tag,
  access: FEEDBACK_READERS,
  readsReplica: true,
  summary: 'Feedback of members, newest first',
  query: pageQuery.extend({ state: z.enum(['unanswered', 'answered']).default('unanswered') }),
  responses: { 200: pageOf(receivedFeedback) },
  refusals: ['validation_failed'],
});

export const answerFeedback = operation({
  id: 'answerFeedback',
  method: 'POST',
  path: '/admin/feedback/:id/answer',
  tag,
  access: FEEDBACK_READERS,
  summary: 'Answer once; the member is notified in the app',
  params: idParams,
  body: z.strictObject({ answer: z.string().trim().min(2).max(4000) }),
  responses: { 200: receivedFeedback },
  refusals: ['not_found', 'feedback_answered', 'validation_failed'],
});

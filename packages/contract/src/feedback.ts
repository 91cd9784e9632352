import { z } from 'zod';
import { operation } from './operation.ts';
import { id, instant, pageOf } from './shapes.ts';

export const feedbackCategory = z.enum(['bug', 'idea', 'venue', 'booking', 'payment', 'other']);
export const feedback = z
  .object({
    id,
    category: feedbackCategory,
    rating: z.int().min(1).max(5).nullable(),
    message: z.string(),
    answer: z.string().nullable(),
    answered_at: instant.nullable(),
    created_at: instant,
  })
  .meta({ id: 'Feedback' });

export const giveFeedback = operation({
  id: 'giveFeedback',
  method: 'POST',
  path: '/feedback',
  tag: 'feedback',
  access: 'signed_in',
  summary: 'Tell us something',
  body: z.object({
    category: feedbackCategory,
    rating: z.int().min(1).max(5).nullable().default(null),
    message: z.string().trim().min(5).max(4000),
  }),
  answers: { 201: feedback },
  refusals: ['validation_failed', 'rate_limited'],
});

export const listFeedback = operation({
  id: 'listFeedback',
  method: 'GET',
  path: '/feedback',
  tag: 'feedback',
  access: 'signed_in',
  summary: 'The member’s own feedback and its answers, newest first, at most 50',
  answers: { 200: pageOf(feedback) },
  refusals: [],
});

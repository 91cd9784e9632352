import type { review } from '@pulse/contract';
import { localDateOf, reviewerName } from '@pulse/domain';
import type { z } from 'zod';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { mayAnswer } from '../answer/may-answer.ts';
import type { ReviewRow } from '../reviews.store.ts';

export type Review = z.infer<typeof review>;

/**
 * A review as strangers see it, with a short name and a month, and what the viewer may do with it.
 */
export function presentReview(row: ReviewRow, viewer: AuthenticatedUser | null): Review {
  const monthOf = (at: Date) => localDateOf(at.getTime(), row.time_zone).slice(0, 7);
  const { answer, answered_at } = row;
  return {
    id: row.id,
    rating: row.rating,
    text: row.text,
    author_name: reviewerName(row.author),
    month: monthOf(row.created_at),
    edited: row.edited_at !== null,
    answer: answer === null || !answered_at ? null : { text: answer, month: monthOf(answered_at) },
    own: viewer?.id === row.user_id,
    can_answer: viewer !== null && mayAnswer(viewer, row.organisation_id),
  };
}

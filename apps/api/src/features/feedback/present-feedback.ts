import type { feedback, receivedFeedback } from '@pulse/contract';
import type { z } from 'zod';
import type { FeedbackRow, ReceivedFeedbackRow } from './feedback.store.ts';

type FeedbackResponse = z.input<typeof feedback>;
type ReceivedFeedbackResponse = z.input<typeof receivedFeedback>;

/** Feedback as its author sees it. */
export function presentFeedback(row: FeedbackRow): FeedbackResponse {
  return {
    id: row.id,
    category: row.category as FeedbackResponse['category'],
    rating: row.rating,
    message: row.message,
    has_screenshot: row.screenshot_key !== null,
    answer: row.answer,
    answered_at: row.answered_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  };
}

/** Feedback as staff see it. */
export function presentReceivedFeedback(row: ReceivedFeedbackRow): ReceivedFeedbackResponse {
  const language = row.language as ReceivedFeedbackResponse['member']['language'];
  return {
    ...presentFeedback(row),
    member: { full_name: row.full_name, language },
    answered_by: row.answered_by,
  };
}

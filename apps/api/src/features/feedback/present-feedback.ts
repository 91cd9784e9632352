import type { feedback, receivedFeedback } from '@pulse/contract';
import type { z } from 'zod';
import type { FeedbackRow, ReceivedRow } from './feedback.store.ts';

type Shown = z.input<typeof feedback>;
type Received = z.input<typeof receivedFeedback>;

/** A row as its author sees it. */
export function presentFeedback(row: FeedbackRow): Shown {
  return {
    id: row.id,
    category: row.category as Shown['category'],
    rating: row.rating,
    message: row.message,
    has_screenshot: row.screenshot_key !== null,
    answer: row.answer,
    answered_at: row.answered_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  };
}

/** A row as those who answer see it. */
export function presentReceived(row: ReceivedRow): Received {
  const language = row.language as Received['member']['language'];
  return {
    ...presentFeedback(row),
    member: { full_name: row.full_name, language },
    answered_by: row.answered_by,
  };
}

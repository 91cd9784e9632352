import type { feedback } from '@pulse/contract';
import type { z } from 'zod';
import type { FeedbackRow } from './feedback.store.ts';

/** A row as the wire has it. */
export function presentFeedback(row: FeedbackRow): z.input<typeof feedback> {
  return {
    ...row,
    category: row.category as z.input<typeof feedback>['category'],
    answered_at: row.answered_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  };
}

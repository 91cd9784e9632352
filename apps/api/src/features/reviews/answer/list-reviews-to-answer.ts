import type { reviewToAnswer } from '@pulse/contract';
import type { z } from 'zod';
import type { Deps } from '../../../platform/deps.ts';
import { pageStart, paginate } from '../../../platform/http/routes/page-cursor.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { isRefusal, type Refusal } from '../../../platform/refusal.ts';
import { presentReview } from '../list/present-review.ts';
import { listUnansweredReviews } from './reviews-to-answer.store.ts';

const CURSOR_ORDER = 'reviews-to-answer';

type ReviewToAnswer = z.infer<typeof reviewToAnswer>;

/** One page of the reviews that the caller's organisation has not answered, newest first. */
export async function listReviewsToAnswer(
  { db }: Deps,
  query: { limit: number; cursor?: string | undefined },
  user: AuthenticatedUser,
): Promise<{ items: ReviewToAnswer[]; next_cursor: string | null } | Refusal> {
  const after = pageStart(CURSOR_ORDER, 'instant', query.cursor);
  if (isRefusal(after)) return after;
  const { organisationId } = user;
  if (!organisationId) return { items: [], next_cursor: null };
  const rows = await listUnansweredReviews(db, { organisationId, after, limit: query.limit + 1 });
  const { page, next_cursor } = paginate(rows, query.limit, CURSOR_ORDER, (last) => ({
    key: last.created_at.toISOString(),
    id: last.id,
  }));
  return {
    items: page.map((row) => ({
      ...presentReview(row, user),
      venue_id: row.venue_id,
      venue_name: row.venue_name,
    })),
    next_cursor,
  };
}

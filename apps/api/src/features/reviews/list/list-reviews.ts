import type { Deps } from '../../../platform/deps.ts';
import { pageStart, paginate } from '../../../platform/http/routes/page-cursor.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { listReviewsOf } from '../reviews.store.ts';
import { findReviewedVenue } from '../write/review-eligibility.store.ts';
import { presentReview, type Review } from './present-review.ts';

const CURSOR_ORDER = 'reviews';

/** One page of the reviews of a published venue, newest first. */
export async function listReviews(
  { db }: Deps,
  venueId: string,
  query: { limit: number; cursor?: string | undefined },
  viewer: AuthenticatedUser | null,
): Promise<{ items: Review[]; next_cursor: string | null } | Refusal> {
  const after = pageStart(CURSOR_ORDER, 'instant', query.cursor);
  if (isRefusal(after)) return after;
  if (!(await findReviewedVenue(db, venueId))) return refuse('not_found');
  const rows = await listReviewsOf(db, { venueId, after, limit: query.limit + 1 });
  const { page, next_cursor } = paginate(rows, query.limit, CURSOR_ORDER, (last) => ({
    key: last.created_at.toISOString(),
    id: last.id,
  }));
  return { items: page.map((row) => presentReview(row, viewer)), next_cursor };
}

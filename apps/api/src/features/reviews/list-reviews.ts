import type { Deps } from '../../platform/deps.ts';
import type { Member } from '../../platform/http/guard.ts';
import { cutPage, pageStart } from '../../platform/http/page-cursor.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import { presentReview, type Review } from './present-review.ts';
import { listReviewsOf } from './reviews.store.ts';
import { findReviewedVenue } from './visits.store.ts';

const ORDER = 'reviews';

/** One page of what people say of a published venue, newest first. */
export async function listReviews(
  { db }: Deps,
  venueId: string,
  query: { limit: number; cursor?: string | undefined },
  reader: Member | null,
): Promise<{ items: Review[]; next_cursor: string | null } | Refusal> {
  const after = pageStart(ORDER, 'instant', query.cursor);
  if (isRefusal(after)) return after;
  if (!(await findReviewedVenue(db, venueId))) return refuse('not_found');
  const rows = await listReviewsOf(db, { venueId, after, limit: query.limit + 1 });
  const { page, next_cursor } = cutPage(rows, query.limit, ORDER, (last) => ({
    key: last.created_at.toISOString(),
    id: last.id,
  }));
  return { items: page.map((row) => presentReview(row, reader)), next_cursor };
}

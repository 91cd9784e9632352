import type { Deps } from '../../platform/deps.ts';
import type { Member } from '../../platform/http/guard.ts';
import { readCursor, writeCursor } from '../../platform/http/page-cursor.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
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
  const after = query.cursor === undefined ? null : readCursor(ORDER, 'instant', query.cursor);
  if (query.cursor !== undefined && !after) return refuse('validation_failed', { field: 'cursor' });
  if (!(await findReviewedVenue(db, venueId))) return refuse('not_found');
  const rows = await listReviewsOf(db, { venueId, after, limit: query.limit + 1 });
  const page = rows.slice(0, query.limit);
  const last = rows.length > page.length ? page.at(-1) : undefined;
  return {
    items: page.map((row) => presentReview(row, reader)),
    next_cursor: last
      ? writeCursor(ORDER, { key: last.created_at.toISOString(), id: last.id })
      : null,
  };
}

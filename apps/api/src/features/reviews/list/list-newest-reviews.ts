import type { Db } from '../../../platform/database/transaction.ts';
import { listReviewsOf } from '../reviews.store.ts';
import { presentReview, type Review } from './present-review.ts';

/** The newest visible reviews of a venue, as strangers see them. */
export async function listNewestReviews(db: Db, venueId: string, limit: number): Promise<Review[]> {
  const rows = await listReviewsOf(db, { venueId, after: null, limit });
  return rows.map((row) => presentReview(row, null));
}

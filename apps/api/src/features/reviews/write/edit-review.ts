import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { presentReview, type Review } from '../list/present-review.ts';
import { findReview, lockReview, updateReview } from '../reviews.store.ts';

/**
 * Edits a person's own review, unless it was taken down. Its position in the list and the venue's
 * answer stay.
 */
export async function editReview(
  { db, clock }: Deps,
  id: string,
  input: { rating: number; text: string },
  user: AuthenticatedUser,
): Promise<Review | Refusal> {
  return inTransaction(db, async (tx) => {
    const review = (await lockReview(tx, id)) ? await findReview(tx, id) : undefined;
    if (review?.user_id !== user.id) return refuse('not_found');
    if (review.taken_down_at) return refuse('review_taken_down');
    const edited_at = new Date(clock.now());
    const same = review.rating === input.rating && review.text === input.text;
    if (same) return presentReview(review, user);
    await updateReview(tx, id, { ...input, edited_at });
    return presentReview({ ...review, ...input, edited_at }, user);
  });
}

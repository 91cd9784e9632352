import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { publish } from '../../../platform/events/domain-events.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { presentReview, type Review } from '../list/present-review.ts';
import { findReview, lockReview, saveReviewAnswer } from '../reviews.store.ts';
import { mayAnswer } from './may-answer.ts';

/**
 * Answers a review for its venue, or changes the answer. The author is notified of the first one
 * only.
 */
export async function answerReview(
  { db, clock }: Deps,
  id: string,
  text: string,
  user: AuthenticatedUser,
): Promise<Review | Refusal> {
  return inTransaction(db, async (tx) => {
    const review = (await lockReview(tx, id)) ? await findReview(tx, id) : undefined;
    if (!review || review.taken_down_at || !mayAnswer(user, review.organisation_id))
      return refuse('not_found');
    const at = new Date(clock.now());
    await saveReviewAnswer(tx, id, { text, by: user.id, at });
    if (review.answer === null)
      await publish(tx, { type: 'review.answered', payload: { review_id: id } });
    return presentReview({ ...review, answer: text, answered_at: review.answered_at ?? at }, user);
  });
}

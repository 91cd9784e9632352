import { type ReportReason, reasonNeedsComment } from '@pulse/domain';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { upsertReviewReport } from '../moderation/review-reports.store.ts';
import { findReview, lockReview } from '../reviews.store.ts';

/** Reports a review to the platform's staff. A member cannot report their own. */
export async function reportReview(
  { db, clock }: Deps,
  id: string,
  { reason, comment }: { reason: ReportReason; comment: string },
  user: AuthenticatedUser,
): Promise<null | Refusal> {
  if (reasonNeedsComment(reason) && !comment) return refuse('reason_required');
  return inTransaction(db, async (tx) => {
    // Locked, because a report inserted while staff decide would stay open for ever.
    const review = (await lockReview(tx, id)) ? await findReview(tx, id) : undefined;
    if (!review || review.taken_down_at || review.user_id === user.id) return refuse('not_found');
    await upsertReviewReport(tx, {
      review,
      userId: user.id,
      reason,
      comment: comment || null,
      at: new Date(clock.now()),
    });
    return null;
  });
}

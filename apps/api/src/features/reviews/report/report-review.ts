import { type ReportReason, reasonNeedsComment } from '@pulse/domain';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { upsertReviewReport } from '../moderation/review-reports.store.ts';
import { findReview, lockReview } from '../reviews.store.ts';

/** Tells the platform that a review should not stand. Nobody reports their own. */
export async function reportReview(
  { db, clock }: Deps,
  id: string,
  { reason, comment }: { reason: ReportReason; comment: string },
  user: AuthenticatedUser,
): Promise<null | Refusal> {
  if (reasonNeedsComment(reason) && !comment) return refuse('reason_required');
  return inTransaction(db, async (tx) => {
    // Held, or a report that arrives while it is decided about would wait for ever.
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

import type { Deps } from '../../platform/deps.ts';
import type { Member } from '../../platform/http/guard.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { addReport } from './review-reports.store.ts';
import { findReview } from './reviews.store.ts';

/** Tells the platform that a review should not stand. Nobody reports their own. */
export async function reportReview(
  { db, clock }: Deps,
  id: string,
  reason: string,
  user: Member,
): Promise<null | Refusal> {
  const review = await findReview(db, id);
  if (!review || review.user_id === user.id) return refuse('not_found');
  await addReport(db, { reviewId: id, userId: user.id, reason, at: new Date(clock.now()) });
  return null;
}

import { canReview } from '@pulse/domain';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { presentReview, type Review } from '../list/present-review.ts';
import { findReview, findReviewByAuthor, insertReview } from '../reviews.store.ts';
import { loadReviewContext } from './load-review-context.ts';
import { findReviewedVenue } from './review-eligibility.store.ts';

/** Writes a person's one review of a venue where they attended. */
export async function writeReview(
  { db, clock }: Deps,
  venueId: string,
  input: { rating: number; text: string },
  user: AuthenticatedUser,
): Promise<Review | Refusal> {
  return inTransaction(db, async (tx) => {
    const venue = await findReviewedVenue(tx, venueId);
    if (!venue) return refuse('not_found');
    const existing = await findReviewByAuthor(tx, user.id, venueId);
    const { rules } = canReview(await loadReviewContext(tx, user, venue, existing));
    const failedRule = rules.find((rule) => !rule.passed);
    if (failedRule) return refuse(failedRule.code);
    const at = new Date(clock.now());
    const id = await insertReview(tx, { ...input, venueId, userId: user.id, at });
    const added = id && (await findReview(tx, id));
    return added ? presentReview(added, user) : refuse('already_reviewed');
  });
}

import { canReview } from '@pulse/domain';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Member } from '../../platform/http/guard.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { presentReview, type Review } from './present-review.ts';
import { loadReviewFacts } from './review-facts.ts';
import { addReview, findReview, findReviewBy } from './reviews.store.ts';
import { findReviewedVenue } from './visits.store.ts';

/** Writes somebody's one review of a venue where they attended. */
export async function writeReview(
  { db, clock }: Deps,
  venueId: string,
  said: { rating: number; text: string },
  user: Member,
): Promise<Review | Refusal> {
  return inTransaction(db, async (tx) => {
    const venue = await findReviewedVenue(tx, venueId);
    if (!venue) return refuse('not_found');
    const written = await findReviewBy(tx, user.id, venueId);
    const { rules } = canReview(await loadReviewFacts(tx, user, venue, written));
    const broken = rules.find((rule) => !rule.passed);
    if (broken) return refuse(broken.code);
    const at = new Date(clock.now());
    const id = await addReview(tx, { ...said, venueId, userId: user.id, at });
    const added = id && (await findReview(tx, id));
    return added ? presentReview(added, user) : refuse('already_reviewed');
  });
}

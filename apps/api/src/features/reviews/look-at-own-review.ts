import { canReview, type ReviewRule } from '@pulse/domain';
import type { Deps } from '../../platform/deps.ts';
import type { Member } from '../../platform/http/guard.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { presentReview, type Review } from './present-review.ts';
import { loadReviewFacts } from './review-facts.ts';
import { findReviewBy } from './reviews.store.ts';
import { findReviewedVenue } from './visits.store.ts';

/** What somebody wrote of a venue, and every rule of writing. */
export async function lookAtOwnReview(
  { db }: Deps,
  venueId: string,
  user: Member,
): Promise<{ review: Review | null; allowed: boolean; rules: ReviewRule[] } | Refusal> {
  const venue = await findReviewedVenue(db, venueId);
  if (!venue) return refuse('not_found');
  const written = await findReviewBy(db, user.id, venueId);
  const facts = await loadReviewFacts(db, user, venue, written);
  return { review: written ? presentReview(written, user) : null, ...canReview(facts) };
}

import { canReview, type ReviewFault, type ReviewRule } from '@pulse/domain';
import type { Deps } from '../../platform/deps.ts';
import type { Member } from '../../platform/http/guard.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { presentReview, type Review } from './present-review.ts';
import { loadReviewFacts } from './review-facts.ts';
import { findReviewBy, type ReviewRow } from './reviews.store.ts';
import { findReviewedVenue } from './visits.store.ts';

interface OwnReview {
  review: Review | null;
  taken_down: { at: string; fault: ReviewFault; words: string | null } | null;
  allowed: boolean;
  rules: ReviewRule[];
}

/** What somebody wrote of a venue, why it was taken down if it was, and every rule of writing. */
export async function lookAtOwnReview(
  { db }: Deps,
  venueId: string,
  user: Member,
): Promise<OwnReview | Refusal> {
  const venue = await findReviewedVenue(db, venueId);
  if (!venue) return refuse('not_found');
  const written = await findReviewBy(db, user.id, venueId);
  const facts = await loadReviewFacts(db, user, venue, written);
  return {
    review: written ? presentReview(written, user) : null,
    taken_down: written ? takenDown(written) : null,
    ...canReview(facts),
  };
}

function takenDown(row: ReviewRow): OwnReview['taken_down'] {
  const { taken_down_at: at, taken_down_for: fault, taken_down_words: words } = row;
  return at && fault ? { at: at.toISOString(), fault, words } : null;
}

import { canReview, type ReportReason, type ReviewRuleResult } from '@pulse/domain';
import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { presentReview, type Review } from '../list/present-review.ts';
import { findReviewByAuthor, type ReviewRow } from '../reviews.store.ts';
import { loadReviewContext } from './load-review-context.ts';
import { findReviewedVenue } from './review-eligibility.store.ts';

interface OwnReview {
  review: Review | null;
  taken_down: { at: string; reason: ReportReason; comment: string | null } | null;
  allowed: boolean;
  rules: ReviewRuleResult[];
}

/** A person's own review of a venue, why it was taken down if it was, and every rule of writing. */
export async function loadOwnReview(
  { db }: Deps,
  venueId: string,
  user: AuthenticatedUser,
): Promise<OwnReview | Refusal> {
  const venue = await findReviewedVenue(db, venueId);
  if (!venue) return refuse('not_found');
  const existing = await findReviewByAuthor(db, user.id, venueId);
  const context = await loadReviewContext(db, user, venue, existing);
  return {
    review: existing ? presentReview(existing, user) : null,
    taken_down: existing ? presentTakeDown(existing) : null,
    ...canReview(context),
  };
}

function presentTakeDown(row: ReviewRow): OwnReview['taken_down'] {
  const { taken_down_at: at, taken_down_reason: reason, taken_down_comment: comment } = row;
  return at && reason ? { at: at.toISOString(), reason, comment } : null;
}

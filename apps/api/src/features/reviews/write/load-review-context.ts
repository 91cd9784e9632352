import type { ReviewContext } from '@pulse/domain';
import type { Db, Tx } from '../../../platform/database/transaction.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import type { ReviewRow } from '../reviews.store.ts';
import { findReviewEligibility, type ReviewedVenue } from './review-eligibility.store.ts';

/** Loads what decides whether a person may review a venue. */
export async function loadReviewContext(
  db: Db | Tx,
  member: AuthenticatedUser,
  venue: ReviewedVenue,
  existing: ReviewRow | undefined,
): Promise<ReviewContext> {
  return {
    worksThere: member.organisationId === venue.organisation_id,
    ...(await findReviewEligibility(db, member.id, venue.id)),
    reviewed: existing !== undefined,
  };
}

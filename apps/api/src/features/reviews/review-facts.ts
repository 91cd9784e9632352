import type { ReviewFacts } from '@pulse/domain';
import type { Db, Tx } from '../../platform/database/transaction.ts';
import type { Member } from '../../platform/http/guard.ts';
import type { ReviewRow } from './reviews.store.ts';
import { findStanding, type ReviewedVenue } from './visits.store.ts';

/** What decides whether somebody may review a venue. */
export async function loadReviewFacts(
  db: Db | Tx,
  person: Member,
  venue: ReviewedVenue,
  written: ReviewRow | undefined,
): Promise<ReviewFacts> {
  return {
    worksThere: person.organisationId === venue.organisation_id,
    ...(await findStanding(db, person.id, venue.id)),
    reviewed: written !== undefined,
  };
}

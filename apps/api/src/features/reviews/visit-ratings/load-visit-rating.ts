import { DAY, shownVisitRating } from '@pulse/domain';
import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { refuse } from '../../../platform/refusal.ts';
import { mayAnswer } from '../answer/may-answer.ts';
import { findVenueOrganisation, sumVisitRatings } from './visit-ratings.store.ts';

const SHOWN_FOR_MS = 90 * DAY;

/** What members said of their visits to a venue lately, for those who work there, never one by one. */
export async function loadVisitRating(
  { db, clock }: Deps,
  venueId: string,
  user: AuthenticatedUser,
) {
  const organisationId = await findVenueOrganisation(db, venueId);
  if (!organisationId || !mayAnswer(user, organisationId)) return refuse('not_found');
  const { count, stars } = await sumVisitRatings(db, venueId, new Date(clock.now() - SHOWN_FOR_MS));
  return shownVisitRating(count, stars);
}

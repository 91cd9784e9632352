import { DAY, shownVisitRating, VISIT_RATING_DAYS } from '@pulse/domain';
import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { refuse } from '../../../platform/refusal.ts';
import { sumVisitRatings } from './visit-ratings.store.ts';

/**
 * What members said of their visits to the venues of an organisation lately, or to one of them, for
 * those who work there, never one by one.
 */
export async function loadVisitRatings(
  { db, clock }: Deps,
  { organisationId }: Pick<AuthenticatedUser, 'organisationId'>,
  venueId?: string,
) {
  if (!organisationId) return refuse('not_found');
  const since = new Date(clock.now() - VISIT_RATING_DAYS * DAY);
  const sums = await sumVisitRatings(db, { organisationId, venueId: venueId ?? null }, since);
  if (venueId && sums.length === 0) return refuse('not_found');
  return {
    items: sums.map(({ venue_id, venue_name, count, stars }) => ({
      venue_id,
      venue_name,
      ...shownVisitRating(count, stars),
    })),
  };
}

import { localDateAfter, ROLL_UP_START } from '@pulse/domain';
import type { Db } from '../../../platform/database/transaction.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { listCountedVenues } from '../figures/counted-venues.store.ts';
import type { AnalyticsQuery } from '../figures/get-analytics.ts';
import type { DayRange } from '../outcomes.sql.ts';

/** The days of the venues that a request is about; refuses those of others as not found. */
export async function findRanges(
  db: Db,
  { organisationId }: Pick<AuthenticatedUser, 'organisationId'>,
  { venue_id, from = ROLL_UP_START, to }: AnalyticsQuery,
): Promise<DayRange[] | Refusal> {
  if (from > to) return refuse('validation_failed', { field: 'from' });
  if (!organisationId) return refuse('not_found');
  const venues = await listCountedVenues(db, organisationId, venue_id ?? null);
  if (venue_id && venues.length === 0) return refuse('not_found');
  const days = { starts: from, until: localDateAfter(to, 1) };
  return venues.map(({ id }) => ({ venueId: id, period: 'present', ...days }));
}

import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { presentVenue } from '../details/present-venue.ts';
import { findVenueToPreview } from '../details/venue-details.store.ts';

/** A venue of the user's organisation, in any status, as its page will show it to members. */
export async function previewVenue(
  { db, clock }: Deps,
  { organisationId }: AuthenticatedUser,
  id: string,
): Promise<ReturnType<typeof presentVenue> | Refusal> {
  if (!organisationId) return refuse('not_found');
  const now = clock.now();
  const row = await findVenueToPreview(db, { organisationId, id }, new Date(now));
  return row ? presentVenue(row, now) : refuse('not_found');
}

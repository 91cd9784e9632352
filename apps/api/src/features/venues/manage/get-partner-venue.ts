import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { findOrganisationVenue } from './partner-venues.store.ts';
import { type PartnerVenue, presentPartnerVenue } from './present-partner-venue.ts';

/** One venue of the user's organisation; another's is not found. */
export async function getPartnerVenue(
  { db }: Deps,
  { organisationId }: AuthenticatedUser,
  id: string,
): Promise<PartnerVenue | Refusal> {
  const row = organisationId && (await findOrganisationVenue(db, organisationId, id));
  return row ? presentPartnerVenue(row) : refuse('not_found');
}

import { missingVenueRequirements, VENUE_TRANSITIONS } from '@pulse/domain';
import { audit } from '../../../platform/audit/audit.sql.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import {
  findOrganisationVenue,
  lockOrganisationVenue,
  updateVenue,
} from './partner-venues.store.ts';
import { type PartnerVenue, presentPartnerVenue } from './present-partner-venue.ts';

/** Publishes a draft that lacks nothing; a venue that is published already stays as it is. */
export async function publishVenue(
  { db }: Deps,
  { id: actor, organisationId }: AuthenticatedUser,
  id: string,
  lock = lockOrganisationVenue,
): Promise<PartnerVenue | Refusal> {
  if (!organisationId) return refuse('not_found');
  return inTransaction(db, async (tx) => {
    const venue = await lock(tx, organisationId, id);
    if (!venue) return refuse('not_found');
    const { status } = venue;
    if (status === 'published') return presentPartnerVenue(venue);
    if (!VENUE_TRANSITIONS[status].includes('published'))
      return refuse('venue_status_conflict', { status });
    const missing = missingVenueRequirements({ ...venue, operating_hours: venue.opening_hours });
    if (missing.length > 0) return refuse('venue_incomplete', { missing });
    await updateVenue(tx, id, { status: 'published' });
    await audit(tx, {
      actor,
      action: 'publish_venue',
      subject: { type: 'venue', id },
      before: { status },
      after: { status: 'published' },
    });
    const published = await findOrganisationVenue(tx, organisationId, id);
    return published ? presentPartnerVenue(published) : refuse('not_found');
  });
}

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

/** Makes an archived venue a draft again; one that is not archived stays as it is. */
export async function restoreVenue(
  { db }: Deps,
  { id: actor, organisationId }: AuthenticatedUser,
  id: string,
): Promise<PartnerVenue | Refusal> {
  if (!organisationId) return refuse('not_found');
  return inTransaction(db, async (tx) => {
    const venue = await lockOrganisationVenue(tx, organisationId, id);
    if (!venue) return refuse('not_found');
    if (venue.status !== 'archived') return presentPartnerVenue(venue);
    await updateVenue(tx, id, { status: 'draft' });
    await audit(tx, {
      actor,
      action: 'restore_venue',
      subject: { type: 'venue', id },
      before: { status: 'archived' },
      after: { status: 'draft' },
    });
    const restored = await findOrganisationVenue(tx, organisationId, id);
    return restored ? presentPartnerVenue(restored) : refuse('not_found');
  });
}

import type { archivePartnerVenue as operation } from '@pulse/contract';
import type { z } from 'zod';
import { audit } from '../../../platform/audit/audit.sql.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { venueHooks } from '../venue-hooks.ts';
import {
  findOrganisationVenue,
  lockOrganisationVenue,
  updateVenue,
} from './partner-venues.store.ts';
import { type PartnerVenue, presentPartnerVenue } from './present-partner-venue.ts';

/**
 * Archives a venue: members find it no more, its classes are archived, and what no member has booked is
 * removed. Refused while members have booked there, unless the request cancels their bookings, with
 * the reason that they read. Archiving twice is harmless.
 */
export async function archiveVenue(
  deps: Deps,
  { id: actor, organisationId }: AuthenticatedUser,
  id: string,
  { apply_to_booked, reason }: z.output<typeof operation.body>,
): Promise<PartnerVenue | Refusal> {
  if (!organisationId) return refuse('not_found');
  const hooks = venueHooks(deps);
  return inTransaction(deps.db, async (tx) => {
    const venue = await lockOrganisationVenue(tx, organisationId, id);
    if (!venue) return refuse('not_found');
    const { status } = venue;
    if (status === 'archived') return presentPartnerVenue(venue);
    const now = new Date(deps.clock.now());
    const classes = await hooks.lockVenueClasses(tx, id, now);
    const { booked, bookings } = classes;
    if (booked.length > 0 && !apply_to_booked)
      return refuse('class_has_bookings', { sessions: booked.length, bookings });
    if (booked.length > 0 && !reason)
      return refuse('validation_failed', { field: 'reason', fault: 'required' });
    await hooks.endVenueClasses(tx, id, classes, { reason, now });
    await updateVenue(tx, id, { status: 'archived' });
    await audit(tx, {
      actor,
      action: 'archive_venue',
      subject: { type: 'venue', id },
      before: { status },
      after: { status: 'archived', cancelled: booked.length, bookings, reason },
    });
    const archived = await findOrganisationVenue(tx, organisationId, id);
    return archived ? presentPartnerVenue(archived) : refuse('not_found');
  });
}

import type { VenueState } from '@pulse/domain';
import { audit } from '../../../../platform/audit/audit.sql.ts';
import { inTransaction, type Tx } from '../../../../platform/database/transaction.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../../platform/http/routes/require-access.ts';
import { isRefusal, type Refusal, refuse } from '../../../../platform/refusal.ts';
import {
  findOrganisationVenue,
  lockOrganisationVenue,
  updateVenue,
} from '../partner-venues.store.ts';
import { type PartnerVenue, presentPartnerVenue } from '../present-partner-venue.ts';
import { type EditedImage, listVenueImages } from './venue-images.store.ts';

/** What was done to a venue's images, for the audit log. */
interface ImageChange {
  action: `${string}_venue_image` | 'order_venue_images';
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

/** The venue whose images are edited, locked. */
interface EditedVenue {
  version: number;
  images: EditedImage[];
}

/** Refuses to edit the images of a venue in a status in which nothing of it is edited. */
export function refuseByStatus(status: VenueState): Refusal | null {
  return status === 'archived' ? refuse('venue_status_conflict', { status }) : null;
}

/**
 * Runs `edit` on the images of a venue of the user's organisation, with the venue locked: whatever
 * changes them decides on what it locked. The venue's version grows, and the change is audited.
 */
export async function editVenueImages(
  { db }: Deps,
  { id: actor, organisationId }: AuthenticatedUser,
  venueId: string,
  edit: (tx: Tx, venue: EditedVenue) => Promise<ImageChange | Refusal>,
  lock = lockOrganisationVenue,
): Promise<PartnerVenue | Refusal> {
  if (!organisationId) return refuse('not_found');
  return inTransaction(db, async (tx) => {
    const venue = await lock(tx, organisationId, venueId);
    if (!venue) return refuse('not_found');
    const refusal = refuseByStatus(venue.status);
    if (refusal) return refusal;
    // Read again: the statement that waited for the lock may have seen older images.
    const images = await listVenueImages(tx, venueId);
    const change = await edit(tx, { version: venue.version, images });
    if (isRefusal(change)) return change;
    await updateVenue(tx, venueId, {});
    await audit(tx, { actor, subject: { type: 'venue', id: venueId }, ...change });
    const edited = await findOrganisationVenue(tx, organisationId, venueId);
    return edited ? presentPartnerVenue(edited) : refuse('not_found');
  });
}

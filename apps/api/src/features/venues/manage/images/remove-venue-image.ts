import type { Deps } from '../../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../../platform/http/routes/require-access.ts';
import { type Refusal, refuse } from '../../../../platform/refusal.ts';
import type { PartnerVenue } from '../present-partner-venue.ts';
import { editVenueImages } from './edit-venue-images.ts';
import { deleteVenueImage } from './venue-images.store.ts';

/** Removes an image of a venue; its files are deleted once the transaction has committed. */
export function removeVenueImage(
  deps: Deps,
  user: AuthenticatedUser,
  { id: venueId, imageId }: { id: string; imageId: string },
): Promise<PartnerVenue | Refusal> {
  return editVenueImages(deps, user, venueId, async (tx, { images }) => {
    const image = images.find(({ id }) => id === imageId);
    if (!image) return refuse('not_found');
    await deleteVenueImage(tx, venueId, imageId);
    await deps.images.remove(tx, image.storage_key);
    return {
      action: 'remove_venue_image',
      before: { id: imageId, alt_text: image.alt_text },
    };
  });
}

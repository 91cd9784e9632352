import type { Deps } from '../../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../../platform/http/routes/require-access.ts';
import { type Refusal, refuse } from '../../../../platform/refusal.ts';
import type { PartnerVenue } from '../present-partner-venue.ts';
import { editVenueImages } from './edit-venue-images.ts';
import { saveAltText } from './venue-images.store.ts';

/** Changes the alternative text of an image of a venue. */
export function describeVenueImage(
  deps: Deps,
  user: AuthenticatedUser,
  { id: venueId, imageId }: { id: string; imageId: string },
  altText: string,
): Promise<PartnerVenue | Refusal> {
  return editVenueImages(deps, user, venueId, async (tx, { images }) => {
    const image = images.find(({ id }) => id === imageId);
    if (!image) return refuse('not_found');
    await saveAltText(tx, imageId, altText);
    return {
      action: 'describe_venue_image',
      before: { id: imageId, alt_text: image.alt_text },
      after: { id: imageId, alt_text: altText },
    };
  });
}

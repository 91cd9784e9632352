import { isReordering } from '@pulse/domain';
import type { Deps } from '../../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../../platform/http/routes/require-access.ts';
import { type Refusal, refuse } from '../../../../platform/refusal.ts';
import type { PartnerVenue } from '../present-partner-venue.ts';
import { editVenueImages } from './edit-venue-images.ts';
import { saveImageOrder } from './venue-images.store.ts';

/**
 * Orders the images of a venue. Refused unless `ids` are exactly those that it has: another partner added or
 * removed one since the caller saw them.
 */
export function orderVenueImages(
  deps: Deps,
  user: AuthenticatedUser,
  venueId: string,
  ids: string[],
): Promise<PartnerVenue | Refusal> {
  return editVenueImages(deps, user, venueId, async (tx, { version, images }) => {
    const current = images.map(({ id }) => id);
    if (!isReordering(current, ids)) return refuse('version_conflict', { version });
    await saveImageOrder(tx, venueId, ids);
    return {
      action: 'order_venue_images',
      before: { image_ids: current },
      after: { image_ids: ids },
    };
  });
}

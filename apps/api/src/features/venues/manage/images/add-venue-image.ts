import { addVenueImage as operation } from '@pulse/contract';
import { MAX_VENUE_IMAGES } from '@pulse/domain';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../../../platform/deps.ts';
import { InvalidInput } from '../../../../platform/http/problems/field-problems.ts';
import type { AuthenticatedUser } from '../../../../platform/http/routes/require-access.ts';
import { isRefusal, type Refusal, refuse } from '../../../../platform/refusal.ts';
import { MAX_VENUE_IMAGE_BYTES } from '../../../../platform/storage/image-kinds.ts';
import { receiveForm } from '../../../../platform/storage/receive-image.ts';
import { findOrganisationVenue, lockOrganisationVenue } from '../partner-venues.store.ts';
import type { PartnerVenue } from '../present-partner-venue.ts';
import { editVenueImages, refuseByStatus } from './edit-venue-images.ts';
import { insertVenueImage } from './venue-images.store.ts';

/** Adds the uploaded image to a venue of the user's organisation, after those that it has. */
export async function addVenueImage(
  deps: Deps,
  user: AuthenticatedUser,
  venueId: string,
  request: FastifyRequest,
): Promise<PartnerVenue | Refusal> {
  const { organisationId } = user;
  // Decided before the upload is read and decoded, and once more with the venue locked.
  const venue = organisationId && (await findOrganisationVenue(deps.db, organisationId, venueId));
  if (!venue) return refuse('not_found');
  const refusal = refuseByStatus(venue.status) ?? refuseSixth(venue.images.length);
  if (refusal) return refusal;
  const form = await receiveForm(request, 'file', MAX_VENUE_IMAGE_BYTES);
  if (isRefusal(form)) return form;
  const { success, data, error } = operation.body.pick({ alt_text: true }).safeParse(form.texts);
  if (!success) throw new InvalidInput(error.issues);
  const key = await deps.images.upload(user.id, 'venue_image', form.image);
  if (isRefusal(key)) return key;
  return attachVenueImage(deps, user, venueId, { key, altText: data.alt_text ?? '' });
}

/** Attaches an uploaded image to a venue; refused when the venue has five. */
export function attachVenueImage(
  deps: Deps,
  user: AuthenticatedUser,
  venueId: string,
  { key, altText }: { key: string; altText: string },
  lock = lockOrganisationVenue,
): Promise<PartnerVenue | Refusal> {
  return editVenueImages(
    deps,
    user,
    venueId,
    async (tx, { images }) => {
      const refusal = refuseSixth(images.length);
      if (refusal) return refusal;
      const owner = { ownerId: user.id, kind: 'venue_image' } as const;
      if (!(await deps.images.attach(tx, key, owner))) return refuse('conflict');
      const id = await insertVenueImage(tx, {
        venue_id: venueId,
        sort_order: images.length,
        storage_key: key,
        alt_text: altText,
      });
      return { action: 'add_venue_image', after: { id, alt_text: altText } };
    },
    lock,
  );
}

function refuseSixth(images: number): Refusal | null {
  return images >= MAX_VENUE_IMAGES ? refuse('too_many_images', { limit: MAX_VENUE_IMAGES }) : null;
}

import * as contract from '@pulse/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../../platform/deps.ts';
import { route } from '../../../../platform/http/routes/route.ts';
import { MAX_VENUE_IMAGE_BYTES } from '../../../../platform/storage/image-kinds.ts';
import { withUploads } from '../../../../platform/storage/receive-image.ts';
import { addVenueImage } from './add-venue-image.ts';
import { describeVenueImage } from './describe-venue-image.ts';
import { orderVenueImages } from './order-venue-images.ts';
import { removeVenueImage } from './remove-venue-image.ts';

/** Decoding is expensive; a partner does not fill twenty venues in an hour. */
const ADD_LIMIT = { name: 'add-venue-image', points: 100, seconds: 3600, by: 'account' } as const;

/** Routes with which an organisation keeps the images of its venues. */
export function venueImageRoutes(app: FastifyInstance, deps: Deps): void {
  withUploads(
    app,
    (uploadScope) =>
      route(
        uploadScope,
        contract.addVenueImage,
        ({ user, params, request }) => addVenueImage(deps, user, params.id, request),
        { limit: ADD_LIMIT },
      ),
    { maxBytes: MAX_VENUE_IMAGE_BYTES, texts: 1 },
  );
  route(app, contract.orderVenueImages, ({ user, params, body }) =>
    orderVenueImages(deps, user, params.id, body.image_ids),
  );
  route(app, contract.describeVenueImage, ({ user, params, body }) =>
    describeVenueImage(deps, user, params, body.alt_text),
  );
  route(app, contract.removeVenueImage, ({ user, params }) => removeVenueImage(deps, user, params));
}

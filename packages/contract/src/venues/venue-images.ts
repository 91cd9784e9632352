import { MAX_VENUE_IMAGES, VENUE_EDITORS } from '@pulse/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { id, idParams } from '../schemas.ts';
import { line } from '../text.ts';
import { partnerVenue } from './partner-venues.ts';

const tag = 'venues';
const access = VENUE_EDITORS;
const imageParams = z.object({ id, imageId: id });
const altText = line(300).describe('What the image shows, for people who do not see it');

/** An order of images; which ones must be in it, only the venue knows. */
const imageIds = z.array(id).max(MAX_VENUE_IMAGES);

export const addVenueImage = operation({
  id: 'addVenueImage',
  method: 'POST',
  path: '/partner/venues/:id/images',
  tag,
  access,
  summary: 'Add an image at the end: JPEG, PNG, WebP or HEIC, at most 20 MB; five a venue',
  params: idParams,
  bodyType: 'multipart',
  body: z.object({ file: z.file(), alt_text: altText.optional() }),
  responses: { 201: partnerVenue },
  refusals: [
    'not_found',
    'venue_status_conflict',
    'too_many_images',
    'image_unreadable',
    'image_has_too_many_pixels',
    'image_animated',
    'image_with_other_content',
    'payload_too_large',
    'unsupported_media_type',
    'validation_failed',
    'rate_limited',
  ],
});

export const orderVenueImages = operation({
  id: 'orderVenueImages',
  method: 'PUT',
  path: '/partner/venues/:id/images/order',
  tag,
  access,
  summary: 'Order the images, the first is the cover; refused unless each is named exactly once',
  params: idParams,
  body: z.strictObject({ image_ids: imageIds }),
  responses: { 200: partnerVenue },
  refusals: ['not_found', 'venue_status_conflict', 'version_conflict', 'validation_failed'],
});

export const describeVenueImage = operation({
  id: 'describeVenueImage',
  method: 'PATCH',
  path: '/partner/venues/:id/images/:imageId',
  tag,
  access,
  summary: 'Change the alternative text of an image',
  params: imageParams,
  body: z.strictObject({ alt_text: altText }),
  responses: { 200: partnerVenue },
  refusals: ['not_found', 'venue_status_conflict', 'validation_failed'],
});

export const removeVenueImage = operation({
  id: 'removeVenueImage',
  method: 'DELETE',
  path: '/partner/venues/:id/images/:imageId',
  tag,
  access,
  summary: 'Remove an image; those after it move up',
  params: imageParams,
  responses: { 200: partnerVenue },
  refusals: ['not_found', 'venue_status_conflict'],
});

import { z } from 'zod';
import { id, wallTime } from '../schemas.ts';

export const openingPeriod = z
  .strictObject({
    weekday: z.int().min(1).max(7).describe('ISO weekday, 1 is Monday'),
    opens: wallTime,
    closes: wallTime,
  })
  .meta({ id: 'OpeningPeriod' });

const imageSource = z
  .object({
    url: z.string(),
    media_type: z.enum(['image/avif', 'image/webp']),
    width: z.int().describe('In pixels, for srcset'),
  })
  .meta({ id: 'ImageSource' });

/** The cover of a venue where venues are listed. */
export const coverFields = {
  cover_url: z.string().nullable().describe('The first image; without one, cover art is shown'),
  cover_sources: z
    .array(imageSource)
    .max(4)
    .describe(
      'The same image in other sizes and formats, for srcset; one that was uploaded smaller is narrower than its `width`',
    ),
};

const venueImageFields = {
  url: z.string().describe('Path of a WebP image on this server; it cannot be guessed'),
  alt: z.string().describe('What the image shows; may be empty'),
  width: z.int().describe('Of the image at `url`, in pixels'),
  height: z.int(),
  sources: z
    .array(imageSource)
    .max(4)
    .describe('The same image in other sizes and formats, the smallest file first'),
};

export const venueImage = z.object(venueImageFields).meta({ id: 'VenueImage' });

export const partnerVenueImage = z
  .object({ id, ...venueImageFields })
  .meta({ id: 'PartnerVenueImage' });

import type { partnerVenueImage, venueImage } from '@pulse/contract';
import type { z } from 'zod';
import { IMAGE_KINDS, type ImageFile } from '../../../platform/storage/image-kinds.ts';
import { imageUrl } from '../../../platform/storage/images.ts';
import type { VenueImageRow } from './venue-images.sql.ts';

const [LARGE_WEBP, LARGE_AVIF, SMALL_WEBP, SMALL_AVIF] = IMAGE_KINDS.venue_image.files;

type VenueImage = z.input<typeof venueImage>;

/** The URL of a venue's cover as lists show it; null without an image. */
export function coverUrl(key: string | null): string | null {
  return imageUrl(key, SMALL_WEBP.suffix);
}

/**
 * A venue's cover as lists show it, in all its sizes and formats. The widths are those of a photo that
 * was not smaller: lists do not read its size.
 */
export function presentCover(key: string | null) {
  const files = key === null ? [] : [SMALL_AVIF, LARGE_AVIF, SMALL_WEBP, LARGE_WEBP];
  return {
    cover_url: coverUrl(key),
    cover_sources: files.map((file) => presentSource(key, file, file.width)),
  };
}

function presentSource(key: string | null, { suffix, format }: ImageFile, width: number) {
  return {
    url: imageUrl(key, suffix) ?? '',
    media_type: `image/${format}` as const,
    width,
  };
}

/** The URL of an image of a venue in its large size; null without one. */
export function largeImageUrl(key: string | null): string | null {
  return imageUrl(key, LARGE_WEBP.suffix);
}

/** An image of a venue with the URLs of all its sizes and formats. */
function presentVenueImage({ storage_key, alt_text, width, height }: VenueImageRow): VenueImage {
  const scale = Math.min(1, SMALL_WEBP.width / width, SMALL_WEBP.height / height);
  const source = (file: ImageFile, shown: number) => presentSource(storage_key, file, shown);
  const smallWidth = Math.round(width * scale);
  return {
    url: largeImageUrl(storage_key) ?? '',
    alt: alt_text,
    width,
    height,
    sources: [
      // A browser takes the first type that it knows. An image that is small anyway has one size.
      ...(scale < 1 ? [source(SMALL_AVIF, smallWidth)] : []),
      source(LARGE_AVIF, width),
      ...(scale < 1 ? [source(SMALL_WEBP, smallWidth)] : []),
      source(LARGE_WEBP, width),
    ],
  };
}

/** The images of a venue as every visitor sees them. */
export function presentVenueImages(images: VenueImageRow[]): VenueImage[] {
  return images.map(presentVenueImage);
}

/** The images of a venue as its organisation edits them. */
export function presentPartnerVenueImages(
  images: VenueImageRow[],
): z.input<typeof partnerVenueImage>[] {
  return images.map((image) => ({ id: image.id, ...presentVenueImage(image) }));
}

import sharp from 'sharp';
import { type Refusal, refuse } from '../refusal.ts';
import { IMAGE_KINDS, type ImageKind, MAX_PIXELS } from './image-kinds.ts';

/** A re-encoded image: WebP, without anything that the upload contained besides its pixels. */
export interface EncodedImage {
  content: Buffer;
  width: number;
  height: number;
}

/** An image that takes longer to decode was crafted to. */
const TIMEOUT_SECONDS = 10;

// Only these three decoders ever read bytes from outside: no SVG, PDF or anything with scripts.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
// One thread per image and no cache: the requests handled meanwhile matter more.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Decodes an upload and re-encodes it upright, in its kind's size. What does not decode completely
 * as JPEG, PNG or WebP is refused, whatever its name or type says; so is one of more than 50
 * megapixels, before it is decoded.
 */
export async function reencodeImage(
  upload: Buffer,
  kind: ImageKind,
): Promise<EncodedImage | Refusal> {
  const { width, height, fit } = IMAGE_KINDS[kind];
  try {
    const { data, info } = await sharp(upload, { failOn: 'error', limitInputPixels: MAX_PIXELS })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .autoOrient()
      .resize({ width, height, fit, withoutEnlargement: fit === 'inside' })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    return { content: data, width: info.width, height: info.height };
  } catch {
    // The decoder's message is about bytes; the sender can only choose another image.
    return refuse('image_unreadable');
  }
}

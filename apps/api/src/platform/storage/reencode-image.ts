import sharp from 'sharp';
import { type Refusal, refuse } from '../refusal.ts';
import { IMAGE_KINDS, type ImageKind, MAX_PIXELS } from './image-kinds.ts';

/** A picture as we drew it: WebP, without anything that the upload carried beside its pixels. */
export interface EncodedImage {
  content: Buffer;
  width: number;
  height: number;
}

/** A picture that takes longer to decode than this was made to. */
const TIMEOUT_SECONDS = 10;

// Only these three decoders ever see a byte from outside: no SVG, PDF or anything with a language.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
// One thread a picture, and nothing remembered: the requests beside it matter more.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Decodes an upload and draws it anew, upright, in its kind's size. What does not decode to the end
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
    // The decoder speaks about bytes; the sender can only take another picture.
    return refuse('image_unreadable');
  }
}

import sharp, { type Sharp } from 'sharp';
import { isRefusal, type Refusal, refuse } from '../../refusal.ts';
import { MAX_PIXELS } from '../image-kinds.ts';
import { decodeHeic, heicKind } from './decode-heic.ts';
import { containsOtherContent } from './other-content.ts';

// Only these three decoders ever read bytes from outside: no SVG, PDF or anything with scripts.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
// One thread per image and no cache: the requests handled meanwhile matter more.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Opens an upload as what it is, whatever its name or type says: JPEG, PNG, WebP or HEIC. Refused
 * otherwise, and when it is animated, has more than 50 megapixels or is another file as well.
 */
export async function openUpload(upload: Buffer): Promise<Sharp | Refusal> {
  const heic = heicKind(upload);
  if (heic === 'sequence') return refuse('image_animated');
  const refusal = heic ? null : await refuseByHeader(upload);
  if (refusal) return refusal;
  if (containsOtherContent(upload)) return refuse('image_with_other_content');
  if (!heic) return sharp(upload, { failOn: 'error', limitInputPixels: MAX_PIXELS });
  const pixels = await decodeHeic(upload);
  if (isRefusal(pixels)) return pixels;
  const { data, width, height } = pixels;
  return sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
}

async function refuseByHeader(upload: Buffer): Promise<Refusal | null> {
  try {
    // The limit is judged here, where there is a sentence for it.
    const image = sharp(upload, { failOn: 'error', limitInputPixels: false });
    const { width, height, pages = 1 } = await image.metadata();
    if (pages > 1 || isAnimatedPng(upload)) return refuse('image_animated');
    return width * height > MAX_PIXELS
      ? refuse('image_has_too_many_pixels', { max_megapixels: MAX_PIXELS / 1e6 })
      : null;
  } catch {
    // The decoder's message is about bytes; the sender can only choose another image.
    return refuse('image_unreadable');
  }
}

// The decoder takes an animated PNG for a still one; its control chunk comes before the pixels.
function isAnimatedPng(upload: Buffer): boolean {
  if (upload.toString('latin1', 1, 4) !== 'PNG') return false;
  return upload.subarray(0, Math.max(0, upload.indexOf('IDAT'))).includes('acTL');
}

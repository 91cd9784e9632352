import sharp, { type Sharp } from 'sharp';
import { isRefusal, type Refusal, refuse } from '../../refusal.ts';
import { filesOf, IMAGE_KINDS, type ImageFile, type ImageKind } from '../image-kinds.ts';
import { openUpload } from './open-upload.ts';

/** A re-encoded image, without anything that the upload contained besides its pixels. */
export interface EncodedImage {
  /** The size of the largest file, in pixels. */
  width: number;
  height: number;
  files: { suffix: string; content: Buffer }[];
}

/** An image that takes longer to decode or to encode was crafted to. */
const TIMEOUT_SECONDS = 30;

/**
 * Decodes an upload once and re-encodes it upright, in the sizes and formats of its kind. What does
 * not decode completely is refused.
 */
export async function reencodeImage(
  upload: Buffer,
  kind: ImageKind,
): Promise<EncodedImage | Refusal> {
  const opened = await openUpload(upload);
  if (isRefusal(opened)) return opened;
  try {
    const { data, info } = await resize(opened.autoOrient(), kind, filesOf(kind)[0])
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const files: EncodedImage['files'] = [];
    for (const file of filesOf(kind)) {
      const pixels = sharp(data, { raw: { width, height, channels } });
      files.push({
        suffix: file.suffix,
        content: await encode(resize(pixels, kind, file), file).toBuffer(),
      });
    }
    return { width, height, files };
  } catch {
    return refuse('image_unreadable');
  }
}

function resize(image: Sharp, kind: ImageKind, { width, height }: ImageFile): Sharp {
  const { fit } = IMAGE_KINDS[kind];
  return image
    .timeout({ seconds: TIMEOUT_SECONDS })
    .resize({ width, height, fit, withoutEnlargement: fit === 'inside' });
}

// AVIF at 55 looks like WebP at 82. More effort halves neither, and takes seconds.
function encode(image: Sharp, { format }: ImageFile): Sharp {
  return format === 'avif'
    ? image.avif({ quality: 55, effort: 3, chromaSubsampling: '4:2:0' })
    : image.webp({ quality: 82 });
}

/** The largest image in bytes that the server reads for a venue. */
export const MAX_IMAGE_BYTES = 20 * 1024 * 1024;

/** What a file input offers; some browsers know HEIC only by its extension. */
export const VENUE_IMAGE_TYPES =
  'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif';

const TYPE = /^image\/(jpeg|png|webp|heic|heif)$/;
const EXTENSION = /\.(jpe?g|png|webp|heic|heif)$/i;

/** Why a file is not worth sending. */
export type FileFault = 'empty' | 'tooLarge' | 'noImage';

/**
 * What is wrong with a chosen file, as far as its name, type and size tell; null if nothing is. The
 * server decides by its content.
 */
export function checkImageFile({
  name,
  type,
  size,
}: Pick<File, 'name' | 'type' | 'size'>): FileFault | null {
  const isImage = type ? TYPE.test(type) : EXTENSION.test(name);
  if (!isImage) return 'noImage';
  if (size === 0) return 'empty';
  return size > MAX_IMAGE_BYTES ? 'tooLarge' : null;
}

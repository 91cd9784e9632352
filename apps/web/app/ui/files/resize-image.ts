/** The area of an image to draw, in its own pixels. */
export interface ImageArea {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Decodes an image; rejects a file that the browser cannot read as one. */
export function decodeImage(file: Blob): Promise<ImageBitmap> {
  return createImageBitmap(file);
}

/**
 * Returns an image, or an area of it, scaled down to at most `maxSize` pixels on its longer side. The
 * upload is smaller, and the camera's metadata (such as the position) is not sent.
 */
export async function resizeImage(
  image: ImageBitmap,
  maxSize: number,
  area: ImageArea = { left: 0, top: 0, width: image.width, height: image.height },
): Promise<Blob> {
  const scale = Math.min(1, maxSize / Math.max(area.width, area.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(area.width * scale));
  canvas.height = Math.max(1, Math.round(area.height * scale));
  const { left, top, width, height } = area;
  const context = canvas.getContext('2d');
  context?.drawImage(image, left, top, width, height, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    // A browser that cannot write WebP writes PNG instead.
    canvas.toBlob(
      (drawn) => (drawn ? resolve(drawn) : reject(new Error('The image could not be drawn'))),
      'image/webp',
      0.9,
    );
  });
}

/** The image types that a file input offers and the server accepts. */
export const IMAGE_TYPES = 'image/jpeg,image/png,image/webp';

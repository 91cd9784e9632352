/** The part of a picture to draw, in its own pixels. */
export interface ImageArea {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Reads a picture as the browser can; rejects what it cannot read as one. */
export function decodeImage(file: Blob): Promise<ImageBitmap> {
  return createImageBitmap(file);
}

/**
 * Draws a picture, or a part of it, no larger than `longest` pixels on its longer side: it travels
 * faster, and what a camera wrote beside the pixels stays at home.
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
    // Where WebP cannot be written, the browser writes PNG instead.
    canvas.toBlob(
      (drawn) => (drawn ? resolve(drawn) : reject(new Error('The picture could not be drawn'))),
      'image/webp',
      0.9,
    );
  });
}

/** The pictures that a file chooser offers, and that the server reads. */
export const IMAGE_TYPES = 'image/jpeg,image/png,image/webp';

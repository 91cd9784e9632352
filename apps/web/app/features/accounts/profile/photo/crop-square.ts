/** The selected part of an image: its zoom, and its position (x and y, -1 to 1 from edge to edge). */
export interface Crop {
  /** 1 shows the largest square, 4 a quarter of its side. */
  zoom: number;
  x: number;
  y: number;
}

export const MAX_ZOOM = 4;
export const centredCrop: Crop = { zoom: 1, x: 0, y: 0 };

interface Size {
  width: number;
  height: number;
}

/** The square of an image that a crop selects, in image pixels; never beyond its edges. */
export function cropArea({ width, height }: Size, crop: Crop) {
  const side = Math.min(width, height) / clamp(crop.zoom, 1, MAX_ZOOM);
  const left = ((width - side) * (clamp(crop.x, -1, 1) + 1)) / 2;
  const top = ((height - side) * (clamp(crop.y, -1, 1) + 1)) / 2;
  return { left, top, width: side, height: side };
}

/**
 * The crop after the image was moved by a number of pixels on a stage that shows the square `stage`
 * pixels wide. An axis without slack does not move.
 */
export function moveCrop(
  size: Size,
  crop: Crop,
  { right, down, stage }: { right: number; down: number; stage: number },
): Crop {
  const { width: side } = cropArea(size, crop);
  const toFraction = (pixels: number, slack: number) =>
    slack <= 0 ? 0 : (-pixels * (side / stage) * 2) / slack;
  return {
    zoom: crop.zoom,
    x: clamp(crop.x + toFraction(right, size.width - side), -1, 1),
    y: clamp(crop.y + toFraction(down, size.height - side), -1, 1),
  };
}

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

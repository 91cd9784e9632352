/** What a person chose of a picture: how near, and where (both -1 to 1 from edge to edge). */
export interface Crop {
  /** 1 shows as much as fits, 4 a quarter of that side. */
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

/** The square of a picture, in its own pixels, that a choice means; never beyond its edges. */
export function cropArea({ width, height }: Size, crop: Crop) {
  const side = Math.min(width, height) / clamp(crop.zoom, 1, MAX_ZOOM);
  const left = ((width - side) * (clamp(crop.x, -1, 1) + 1)) / 2;
  const top = ((height - side) * (clamp(crop.y, -1, 1) + 1)) / 2;
  return { left, top, width: side, height: side };
}

/**
 * The choice after the picture was moved by so many pixels of a stage that shows the square
 * `stage` pixels wide. Where there is nothing to move, nothing moves.
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

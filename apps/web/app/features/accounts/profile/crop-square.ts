/** What a person chose of a picture: how near, and where (both -1 to 1 from edge to edge). */
export interface CropChoice {
  /** 1 shows as much as fits, 4 a quarter of that side. */
  zoom: number;
  x: number;
  y: number;
}

export const MOST_ZOOM = 4;
export const centred: CropChoice = { zoom: 1, x: 0, y: 0 };

interface Size {
  width: number;
  height: number;
}

/** The square of a picture, in its own pixels, that a choice means; never beyond its edges. */
export function squareOf({ width, height }: Size, choice: CropChoice) {
  const side = Math.min(width, height) / within(choice.zoom, 1, MOST_ZOOM);
  const left = ((width - side) * (within(choice.x, -1, 1) + 1)) / 2;
  const top = ((height - side) * (within(choice.y, -1, 1) + 1)) / 2;
  return { left, top, width: side, height: side };
}

/**
 * The choice after the picture was moved by so many pixels of a stage that shows the square
 * `stage` pixels wide. Where there is nothing to move, nothing moves.
 */
export function movedBy(
  size: Size,
  choice: CropChoice,
  { right, down, stage }: { right: number; down: number; stage: number },
): CropChoice {
  const { width: side } = squareOf(size, choice);
  const part = (pixels: number, room: number) =>
    room <= 0 ? 0 : (-pixels * (side / stage) * 2) / room;
  return {
    zoom: choice.zoom,
    x: within(choice.x + part(right, size.width - side), -1, 1),
    y: within(choice.y + part(down, size.height - side), -1, 1),
  };
}

const within = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, value));

/** A place on a plane, in pixels. */
export interface Pixel {
  x: number;
  y: number;
}

/** A rectangle around its middle, in pixels. */
export interface Box extends Pixel {
  width: number;
  height: number;
}

/** Whether two boxes have an area in common. */
export function overlap(one: Box, other: Box): boolean {
  return (
    Math.abs(one.x - other.x) * 2 < one.width + other.width &&
    Math.abs(one.y - other.y) * 2 < one.height + other.height
  );
}

/** Pixels between two positions that are tried. */
const ringStep = 8;
const directions = Array.from({ length: 16 }, (_, index) => (index * Math.PI) / 8);

/** Returns the box at the position nearest to its own at which it overlaps none of the others. */
export function moveClearOf(box: Box, others: readonly Box[]): Box {
  const isFree = (at: Box) => !others.some((other) => overlap(at, other));
  let found = isFree(box) ? box : undefined;
  for (let radius = ringStep; !found; radius += ringStep)
    found = directions
      .map((angle) => ({
        ...box,
        x: box.x + radius * Math.cos(angle),
        y: box.y + radius * Math.sin(angle),
      }))
      .find(isFree);
  return found;
}

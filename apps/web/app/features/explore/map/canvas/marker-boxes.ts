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

/** How much further, in pixels, a box is moved to stand more inland. */
const detour = 24;

/**
 * Returns the box at a position near its own at which it overlaps none of the others: of the nearest
 * ones that closest to `inland`, so that a marker of a coast is not moved into the sea.
 */
export function moveClearOf(box: Box, others: readonly Box[], inland: Pixel): Box {
  const isFree = (at: Box) => !others.some((other) => overlap(at, other));
  if (isFree(box)) return box;
  const free: Box[] = [];
  let last = Number.POSITIVE_INFINITY;
  for (let radius = ringStep; radius <= last; radius += ringStep) {
    const ring = directions.map((angle) => ({
      ...box,
      x: box.x + radius * Math.cos(angle),
      y: box.y + radius * Math.sin(angle),
    }));
    free.push(...ring.filter(isFree));
    if (free.length > 0) last = Math.min(last, radius + detour);
  }
  const distance = ({ x, y }: Pixel) => Math.hypot(x - inland.x, y - inland.y);
  return free.reduce((best, at) => (distance(at) < distance(best) - 1 ? at : best));
}

export type Point = readonly [number, number];

/** Returns the area of a simple polygon, in square units. */
export function areaOf(polygon: readonly Point[]): number {
  let sum = 0;
  polygon.forEach(([x, y], index) => {
    const [nextX, nextY] = polygon[(index + 1) % polygon.length] ?? [x, y];
    sum += x * nextY - nextX * y;
  });
  return Math.abs(sum / 2);
}

/** Returns the mean of a polygon's corners. */
export function middleOf(polygon: readonly Point[]): Point {
  const sum = polygon.reduce(([x, y], point) => [x + point[0], y + point[1]] as const, [0, 0]);
  return [sum[0] / polygon.length, sum[1] / polygon.length];
}

/** Returns the part of a convex polygon where x·nx + y·ny is at most `limit`. */
export function cut(polygon: readonly Point[], [nx, ny]: Point, limit: number): Point[] {
  const kept: Point[] = [];
  polygon.forEach((from, index) => {
    const to = polygon[(index + 1) % polygon.length] ?? from;
    const a = from[0] * nx + from[1] * ny - limit;
    const b = to[0] * nx + to[1] * ny - limit;
    if (a <= 0) kept.push(from);
    if ((a < 0 && b > 0) || (a > 0 && b < 0)) {
      const share = a / (a - b);
      kept.push([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]);
    }
  });
  return kept;
}

/** Returns the start and end of a polygon along a direction. */
export function extentOf(polygon: readonly Point[], [nx, ny]: Point): [number, number] {
  const along = polygon.map(([x, y]) => x * nx + y * ny);
  return [Math.min(...along), Math.max(...along)];
}

/** Returns a convex polygon inset by `inset` on every edge; empty when nothing is left. */
export function shrink(polygon: readonly Point[], inset: number): Point[] {
  const [middleX, middleY] = middleOf(polygon);
  let result: Point[] = [...polygon];
  polygon.forEach((from, index) => {
    const to = polygon[(index + 1) % polygon.length] ?? from;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    if (length < 0.01) return;
    let normal: Point = [(to[1] - from[1]) / length, -(to[0] - from[0]) / length];
    if ((middleX - from[0]) * normal[0] + (middleY - from[1]) * normal[1] > 0) {
      normal = [-normal[0], -normal[1]];
    }
    result = cut(result, normal, from[0] * normal[0] + from[1] * normal[1] - inset);
  });
  return result;
}

/** Returns an SVG path around a polygon. */
export function outline(polygon: readonly Point[]): string {
  return `M${polygon.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
}

/** Returns the squared distance of a point from a segment, in degrees of equal length in both directions. */
function distanceFromSegment(point, from, to, stretch) {
  const [px, py] = [(point[0] - from[0]) * stretch, point[1] - from[1]];
  const [dx, dy] = [(to[0] - from[0]) * stretch, to[1] - from[1]];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, (px * dx + py * dy) / length));
  return (px - along * dx) ** 2 + (py - along * dy) ** 2;
}

/**
 * Simplifies a line by removing points closer to it than `tolerance(point)` degrees (Douglas and Peucker
 * with a tolerance that depends on the point).
 */
export function simplifyLine(line, tolerance) {
  const kept = new Set([0, line.length - 1]);
  const spans = [[0, line.length - 1]];
  while (spans.length > 0) {
    const [first, last] = spans.pop();
    // At the poles a degree of longitude has no length on the ground, but the map shows it at full width.
    const stretch = Math.max(0.1, Math.cos((line[first][1] * Math.PI) / 180));
    let worst = 0;
    let farthest = -1;
    for (let index = first + 1; index < last; index += 1) {
      const excess =
        Math.sqrt(distanceFromSegment(line[index], line[first], line[last], stretch)) /
        tolerance(line[index]);
      if (excess > worst) [worst, farthest] = [excess, index];
    }
    if (worst <= 1) continue;
    kept.add(farthest);
    spans.push([first, farthest], [farthest, last]);
  }
  return line.filter((_, index) => kept.has(index));
}

/** Rounds the corners of a line where `isNear(point)` with two passes of Chaikin's algorithm; the ends stay. */
export function roundCorners(line, isNear) {
  let rounded = line;
  for (let pass = 0; pass < 2; pass += 1) {
    const next = [rounded[0]];
    for (let index = 1; index < rounded.length; index += 1) {
      const [from, to] = [rounded[index - 1], rounded[index]];
      if (!isNear(from) || !isNear(to)) {
        next.push(to);
        continue;
      }
      const at = (share) => [
        from[0] + (to[0] - from[0]) * share,
        from[1] + (to[1] - from[1]) * share,
      ];
      next.push(at(0.25), at(0.75));
    }
    if (next.at(-1) !== rounded.at(-1)) next.push(rounded.at(-1));
    rounded = next;
  }
  return rounded;
}

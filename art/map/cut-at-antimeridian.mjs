import { geoEquirectangular, geoStream } from 'd3-geo';

/** The identity in degrees; the projection only cuts at the antimeridian and around a pole. */
const cutter = geoEquirectangular()
  .scale(180 / Math.PI)
  .translate([0, 0])
  .reflectY(true)
  .precision(0);

const crosses = (ring) =>
  ring.some((point, index) => index > 0 && Math.abs(point[0] - ring[index - 1][0]) > 180);

function signedArea(ring) {
  let sum = 0;
  for (let index = 1; index < ring.length; index += 1) {
    const [x1, y1] = ring[index - 1];
    const [x2, y2] = ring[index];
    sum += x1 * y2 - x2 * y1;
  }
  return sum / 2;
}

function contains(ring, [x, y]) {
  let inside = false;
  for (let index = 1; index < ring.length; index += 1) {
    const [x1, y1] = ring[index - 1];
    const [x2, y2] = ring[index];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  }
  return inside;
}

/** Returns the pieces of a polygon, each `[outline, ...holes]`, cut at the antimeridian. */
export function cutAtAntimeridian(polygon) {
  if (!polygon.some(crosses)) return [polygon];
  const rings = [];
  let ring = [];
  const sink = {
    polygonStart() {},
    polygonEnd() {},
    lineStart() {
      ring = [];
    },
    lineEnd() {
      if (ring.length > 2) rings.push([...ring, ring[0]]);
    },
    point(x, y) {
      ring.push([x, y]);
    },
    sphere() {},
  };
  geoStream({ type: 'Polygon', coordinates: polygon }, cutter.stream(sink));
  const outward = Math.sign(signedArea(rings.reduce((a, b) => (a.length > b.length ? a : b))));
  const pieces = rings
    .filter((ring) => Math.sign(signedArea(ring)) === outward)
    .map((ring) => [ring]);
  for (const hole of rings.filter((ring) => Math.sign(signedArea(ring)) !== outward)) {
    pieces.find(([outline]) => contains(outline, hole[0]))?.push(hole);
  }
  return pieces;
}

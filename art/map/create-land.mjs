import { feature, mesh } from 'topojson-client';
import { cutAtAntimeridian } from './cut-at-antimeridian.mjs';
import { rounder } from './detail-levels.mjs';
import { roundCorners, simplifyLine } from './simplify-line.mjs';

/** Square degrees; smaller islands are omitted except near a town with venues. */
const minIslandArea = 0.0012;

function withoutRepeats(line) {
  return line.filter(
    (point, index) =>
      index === 0 || point[0] !== line[index - 1][0] || point[1] !== line[index - 1][1],
  );
}

function boxArea(ring) {
  const xs = ring.map(([x]) => x);
  const ys = ring.map(([, y]) => y);
  return (Math.max(...xs) - Math.min(...xs)) * (Math.max(...ys) - Math.min(...ys));
}

/** Returns the land as a MultiPolygon, cut at the antimeridian and simplified away from the towns. */
export function createLand(topology, detail) {
  const round = rounder(detail);
  const { features } = feature(topology, topology.objects.land);
  const pieces = features
    .flatMap(({ geometry }) =>
      geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates,
    )
    .flatMap(cutAtAntimeridian);
  const shape = (ring) =>
    withoutRepeats(roundCorners(simplifyLine(ring, detail.tolerance), detail.isNear).map(round));
  const coordinates = pieces
    .filter(([outline]) => boxArea(outline) > minIslandArea || detail.isNear(outline[0]))
    .map((polygon) => polygon.map(shape).filter((ring) => ring.length > 3))
    .filter((polygon) => polygon.length > 0);
  return { type: 'MultiPolygon', coordinates };
}

/** Returns the borders between countries as lines, simplified like the land. */
export function createBorders(topology, detail) {
  const round = rounder(detail);
  const { coordinates } = mesh(topology, topology.objects.countries, (a, b) => a !== b);
  const lines = coordinates
    .map((line) => withoutRepeats(simplifyLine(line, detail.tolerance).map(round)))
    .filter((line) => line.length > 1)
    .filter((line) =>
      line.every((point, index) => index === 0 || Math.abs(point[0] - line[index - 1][0]) < 180),
    );
  return { type: 'MultiLineString', coordinates: lines };
}

/** Returns the shores near towns with venues as lines, along which the style draws contour lines. */
export function createShores(land, detail) {
  const lines = [];
  for (const ring of land.coordinates.flat()) {
    let line = [];
    for (const point of ring) {
      if (detail.isNear(point)) line.push(point);
      else {
        if (line.length > 1) lines.push(line);
        line = [];
      }
    }
    if (line.length > 1) lines.push(line);
  }
  return { type: 'MultiLineString', coordinates: lines };
}

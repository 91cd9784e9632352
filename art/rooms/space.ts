/** A point of a room in metres: to the right of its middle, above its floor, away from the viewer. */
export type Point = readonly [x: number, y: number, z: number];

/** Units of the picture, of which it has 400 by 300. */
const focalLength = 320;
const horizon = 132;
const eyeHeight = 1.6;

const round = (value: number) => Math.round(value * 10) / 10;

/** Returns where a point of the room is in the picture: one-point perspective. */
export function project([x, y, z]: Point): readonly [number, number] {
  return [round(200 + (focalLength * x) / z), round(horizon + (focalLength * (eyeHeight - y)) / z)];
}

/** The size in the picture of a length at a distance, in metres. */
export const sizeAt = (length: number, z: number) => round((focalLength * length) / z);

/** A filled shape through points of the room. */
export function shape(points: readonly Point[], fill: string, opacity = 1): string {
  const d = points.map((point) => project(point).join(' ')).join('L');
  return `<path d="M${d}Z" fill="${fill}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`;
}

/** A line through points of the room, as thick as `width` metres are at its first point. */
export function line(points: readonly Point[], stroke: string, width: number): string {
  const d = points.map((point) => project(point).join(' ')).join('L');
  const strokeWidth = Math.max(0.4, sizeAt(width, points[0]?.[2] ?? 1));
  return `<path d="M${d}" fill="none" stroke="${stroke}" stroke-width="${strokeWidth}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** A flat rectangle on the floor, from its nearest left corner. */
export function mat(
  [x, y, z]: Point,
  width: number,
  depth: number,
  fill: string,
  opacity = 1,
): string {
  return shape(
    [
      [x, y, z],
      [x + width, y, z],
      [x + width, y, z + depth],
      [x, y, z + depth],
    ],
    fill,
    opacity,
  );
}

/** A disc that faces the viewer. */
export function disc(centre: Point, radius: number, fill: string, more = ''): string {
  const [cx, cy] = project(centre);
  return `<circle cx="${cx}" cy="${cy}" r="${sizeAt(radius, centre[2])}" fill="${fill}" ${more}/>`;
}

/** A circle on the floor, or at another height. */
export function disk(centre: Point, radius: number, fill: string, more = ''): string {
  const [x, y, z] = centre;
  const [cx, near] = project([x, y, z - radius]);
  const [, far] = project([x, y, z + radius]);
  return `<ellipse cx="${cx}" cy="${round((near + far) / 2)}" rx="${sizeAt(radius, z)}" ry="${round(Math.abs(near - far) / 2)}" fill="${fill}" ${more}/>`;
}

/** The colours of a body's faces: towards the viewer, above, and at the side. */
export interface Faces {
  front: string;
  top: string;
  side: string;
}

/** A box from its nearest lower left corner, of which the visible faces are drawn. */
export function box(
  [x, y, z]: Point,
  width: number,
  height: number,
  depth: number,
  { front, top, side }: Faces,
): string {
  const [right, above, far] = [x + width, y + height, z + depth];
  const parts: string[] = [];
  if (x > 0)
    parts.push(
      shape(
        [
          [x, y, z],
          [x, above, z],
          [x, above, far],
          [x, y, far],
        ],
        side,
      ),
    );
  if (right < 0)
    parts.push(
      shape(
        [
          [right, y, z],
          [right, above, z],
          [right, above, far],
          [right, y, far],
        ],
        side,
      ),
    );
  if (above < eyeHeight)
    parts.push(
      shape(
        [
          [x, above, z],
          [right, above, z],
          [right, above, far],
          [x, above, far],
        ],
        top,
      ),
    );
  parts.push(
    shape(
      [
        [x, y, z],
        [right, y, z],
        [right, above, z],
        [x, above, z],
      ],
      front,
    ),
  );
  return parts.join('');
}

/** The soft shadow of a body on the floor. */
export const shadow = (x: number, z: number, width: number, depth: number) =>
  mat([x, 0.001, z], width, depth, '#191613', 0.16);

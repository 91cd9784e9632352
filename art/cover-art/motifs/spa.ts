import { circle, group, rect } from '../drawing.ts';
import type { Motif } from '../motif.ts';

/** An eight-point star tile. */
export const spa: Motif = ({ body, detail }) => [
  rect(-36, -36, 72, 72, body),
  group('rotate(45)', rect(-36, -36, 72, 72, body)),
  circle(0, 0, 23, 'none', { stroke: detail, strokeWidth: 4 }),
  group('rotate(22.5)', rect(-9, -9, 18, 18, detail)),
];

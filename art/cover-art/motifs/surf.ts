import { line, path, rect } from '../drawing.ts';
import type { Motif } from '../motif.ts';

/** A board with its stringer and two stripes. */
export const surf: Motif = ({ body, detail }) => [
  path('M0 -60C24 -30 25 26 9 58H-9C-25 26 -24 -30 0 -60Z', { fill: body }),
  line([0, -48], [0, 54], detail, 2.4),
  rect(-19, -10, 38, 6, detail),
  rect(-19, 0, 38, 3, detail),
];

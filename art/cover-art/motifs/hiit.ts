import { circle, line, path, rect } from '../drawing.ts';
import type { Motif } from '../motif.ts';

/** A timer, a quarter run. */
export const hiit: Motif = ({ body, detail }) => [
  rect(-9, -60, 18, 13, body, { rx: 4 }),
  line([28, -36], [36, -44], body, 8, { strokeLinecap: 'round' }),
  circle(0, 4, 47, body),
  circle(0, 4, 36, 'none', { stroke: detail, strokeWidth: 3.5 }),
  path('M0 4V-32A36 36 0 0 1 34 16Z', { fill: detail }),
];

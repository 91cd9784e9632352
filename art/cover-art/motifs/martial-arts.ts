import { path, rect } from '../drawing.ts';
import type { Motif } from '../motif.ts';

/** A tied belt. */
export const martialArts: Motif = ({ body, detail }) => [
  rect(-56, -26, 112, 20, body, { rx: 3 }),
  path('M-6 -8L-32 50L-14 56L10 -4Z', { fill: body }),
  path('M6 -8L30 46L46 38L18 -12Z', { fill: body }),
  path('M-15 -30H15L19 0H-11Z', { fill: body, stroke: detail, strokeWidth: 3.4 }),
  path('M-28 40L-10 46', { stroke: detail, strokeWidth: 4 }),
];

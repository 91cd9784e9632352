import { path, rect } from '../drawing.ts';
import type { Motif } from '../motif.ts';

/** A glove with its thumb and cuff. */
export const boxing: Motif = ({ body, detail }) => [
  path('M-24 22V-18C-24 -46 -6 -56 10 -54C28 -52 36 -38 34 -20L30 22Z', { fill: body }),
  path('M-20 12C-38 6 -42 -14 -32 -22C-22 -28 -12 -18 -10 -4L-6 8', {
    fill: body,
    stroke: detail,
    strokeWidth: 3,
    strokeLinejoin: 'round',
  }),
  rect(-24, 28, 54, 26, body, { rx: 5 }),
  rect(-24, 36, 54, 5, detail),
];

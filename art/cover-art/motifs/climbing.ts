import { circle, path } from '../drawing.ts';
import type { Motif } from '../motif.ts';

/** A hold with its bolt, chalked on the edge. */
export const climbing: Motif = ({ body, detail }) => [
  path(
    'M-30 -34C-12 -58 24 -52 36 -28C46 -8 36 10 30 28C22 52 -8 58 -26 42C-46 26 -46 -12 -30 -34Z',
    {
      fill: body,
    },
  ),
  path('M-22 -28C-8 -42 14 -40 24 -26', { stroke: detail, strokeWidth: 4, strokeLinecap: 'round' }),
  circle(0, 2, 9, 'none', { stroke: detail, strokeWidth: 4 }),
  circle(-14, 30, 3, detail),
];

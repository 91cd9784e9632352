import { line, path } from '../drawing.ts';
import type { Motif } from '../motif.ts';

/** A shoe from above, laced. */
export const running: Motif = ({ body, detail }) => [
  path(
    'M-4 -58C16 -58 26 -40 24 -18C23 -4 18 8 20 28C22 48 12 58 0 58C-14 58 -20 46 -19 28C-18 10 -24 -4 -25 -20C-26 -44 -18 -58 -4 -58Z',
    {
      fill: body,
    },
  ),
  path('M-10 8C-12 26 -12 44 0 44C12 44 12 26 10 8Z', { fill: detail }),
  ...[-22, -12, -2].map((y) =>
    line([-11, y], [11, y + 4], detail, 3.6, { strokeLinecap: 'round' }),
  ),
];

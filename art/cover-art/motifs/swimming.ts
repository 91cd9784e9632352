import { path, rect } from '../drawing.ts';
import type { Motif } from '../motif.ts';

const lens = 'C-50 20 -46 36 -28 36C-12 36 -6 24 -8 10C-9 -2 -14 -6 -28 -6C-42 -6 -50 0 -50 12Z';

/** Goggles with their strap. */
export const swimming: Motif = ({ body, detail }) => [
  path('M-46 8C-52 -62 52 -62 46 8', { stroke: body, strokeWidth: 9 }),
  path('M-40 -2C-42 -38 42 -38 40 -2', { stroke: body, strokeWidth: 3.4 }),
  path(`M-50 12${lens}`, { fill: body }),
  path(`M-50 12${lens}`, { fill: body, transform: 'scale(-1 1)' }),
  rect(-12, 4, 24, 8, body, { rx: 4 }),
  path('M-40 12C-41 26 -36 28 -28 28C-20 28 -16 20 -16 12C-16 4 -20 2 -28 2C-36 2 -40 5 -40 12Z', {
    fill: detail,
  }),
  path('M40 12C41 26 36 28 28 28C20 28 16 20 16 12C16 4 20 2 28 2C36 2 40 5 40 12Z', {
    fill: detail,
  }),
];

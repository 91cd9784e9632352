import { circle, rect } from '../drawing.ts';
import type { Motif } from '../motif.ts';

/** A dumbbell. */
export const strength: Motif = ({ body, detail }) => [
  rect(-7, -34, 14, 68, body, { rx: 4 }),
  rect(-26, -50, 52, 17, body, { rx: 5 }),
  rect(-33, -32, 66, 17, body, { rx: 5 }),
  rect(-33, 15, 66, 17, body, { rx: 5 }),
  rect(-26, 33, 52, 17, body, { rx: 5 }),
  ...[-6, 0, 6].map((y) => rect(-7, y - 1, 14, 2, detail)),
  circle(0, -23.5, 3, detail),
  circle(0, 23.5, 3, detail),
];

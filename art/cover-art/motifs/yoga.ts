import { circle, line, rect } from '../drawing.ts';
import type { Motif } from '../motif.ts';

/** A mat, rolled up at one end. */
export const yoga: Motif = ({ body, detail }) => [
  rect(-23, -52, 46, 100, body, { rx: 4 }),
  rect(-27, -58, 54, 17, body, { rx: 8.5 }),
  line([-23, -41], [23, -41], detail, 3),
  circle(19, -49.5, 4, detail),
  line([-14, -22], [14, -22], detail, 2.5),
  line([-14, 34], [14, 34], detail, 2.5),
];

import { line, path, rect } from '../drawing.ts';
import type { Motif } from '../motif.ts';

/** A reformer: its frame, the carriage with two shoulder rests, the springs. */
export const pilates: Motif = ({ body, detail }) => [
  rect(-26, -56, 52, 112, 'none', { rx: 6, stroke: body, strokeWidth: 6 }),
  rect(-18, -30, 36, 50, body, { rx: 5 }),
  rect(-15, -44, 11, 11, body, { rx: 3 }),
  rect(4, -44, 11, 11, body, { rx: 3 }),
  line([-10, -6], [10, -6], detail, 3),
  ...[-10, 0, 10].map((x) =>
    path(`M${x} 20l4 5l-8 5l8 5l-8 5l8 5l-4 6`, { stroke: body, strokeWidth: 2.6 }),
  ),
];

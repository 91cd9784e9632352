import type { Composition } from '../composition.ts';
import { background, circle, group } from '../drawing.ts';

/** Nine motifs in a circle, all facing its centre. */
export const ring: Composition = (motif, { ground, figure, second, line, hot }) => [
  background(ground),
  circle(200, 150, 98, 'none', { stroke: line, strokeWidth: 4 }),
  ...Array.from({ length: 9 }, (_, index) =>
    group(
      `rotate(${index * 40 + 12} 200 150) translate(200 32) scale(.6)`,
      ...motif({ body: index === 7 ? hot : index % 2 ? second : figure, detail: ground }),
    ),
  ),
  circle(200, 150, 44, 'none', { stroke: figure, strokeWidth: 6 }),
  circle(200, 150, 14, figure),
];

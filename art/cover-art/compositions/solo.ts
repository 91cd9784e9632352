import type { Composition } from '../composition.ts';
import { background, circle, group } from '../drawing.ts';

/** One large motif inside the centre circle, with its two rings. */
export const solo: Composition = (motif, { ground, figure, line, hot }) => [
  background(ground),
  circle(200, 150, 172, 'none', { stroke: line, strokeWidth: 5 }),
  circle(200, 150, 146, 'none', { stroke: line, strokeWidth: 5 }),
  circle(200, 150, 118, figure),
  group('translate(200 150) rotate(-16) scale(1.62)', ...motif({ body: ground, detail: hot })),
];

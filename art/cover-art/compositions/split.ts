import type { Composition } from '../composition.ts';
import { background, group, path } from '../drawing.ts';

/** A floor of two halves: one motif close by and cropped, one far away. */
export const split: Composition = (motif, { ground, figure, hot }) => [
  background(ground),
  path('M236 -20H420V320H120Z', { fill: figure }),
  group('translate(290 176) rotate(22) scale(2.5)', ...motif({ body: ground, detail: figure })),
  group('translate(96 104) rotate(-20) scale(1)', ...motif({ body: hot, detail: ground })),
];

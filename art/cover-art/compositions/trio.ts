import type { Composition } from '../composition.ts';
import { background, group, rect } from '../drawing.ts';

/** Three motifs side by side on a slanted band; the middle one stands out. */
export const trio: Composition = (motif, { ground, figure, line, hot }) => [
  background(ground),
  group('rotate(-9 200 150)', rect(-200, 92, 800, 116, line)),
  group('translate(78 169) rotate(-9) scale(1.05)', ...motif({ body: figure, detail: ground })),
  group('translate(200 150) rotate(-9) scale(1.5)', ...motif({ body: hot, detail: ground })),
  group('translate(322 131) rotate(-9) scale(1.05)', ...motif({ body: figure, detail: ground })),
];

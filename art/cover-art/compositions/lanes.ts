import type { Composition } from '../composition.ts';
import { background, group, rect, type Shape } from '../drawing.ts';

/** Lanes across the floor; the motifs are under way on them, one ahead of the others. */
export const lanes: Composition = (motif, { ground, figure, second, line, hot }) => {
  const ahead = [60, 250, 150, 320, 100];
  const shapes: Shape[] = [];
  for (let lane = -1; lane < 5; lane++) {
    const y = lane * 84 - 12;
    shapes.push(rect(-200, y - 3, 800, 6, line));
    const x = ahead[(lane + 5) % 5] ?? 0;
    for (const [step, at] of [x - 190, x, x + 190].entries()) {
      const fill = lane === 1 && step === 1 ? hot : (lane + step) % 3 === 0 ? second : figure;
      shapes.push(
        group(
          `translate(${at} ${y + 42}) rotate(90) scale(.62)`,
          ...motif({ body: fill, detail: ground }),
        ),
      );
    }
  }
  return [background(ground), group('rotate(-22 200 150)', ...shapes)];
};

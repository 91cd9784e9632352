import type { Composition } from '../composition.ts';
import { background, circle, group, round, type Shape } from '../drawing.ts';

/** Arcs from one corner; the motifs on them grow towards the viewer. */
export const arcs: Composition = (motif, { ground, figure, second, line, hot }) => {
  const shapes: Shape[] = [circle(0, 320, 96, second)];
  for (const [index, radius] of [178, 292, 424].entries()) {
    shapes.push(circle(0, 320, radius, 'none', { stroke: line, strokeWidth: 5 }));
    const count = index + 2;
    for (let step = 0; step < count; step++) {
      const angle = -1.42 + ((step + 0.5) / count) * 1.34;
      const x = round(radius * Math.cos(angle));
      const y = round(320 + radius * Math.sin(angle));
      const turn = Math.round((angle * 180) / Math.PI) + 90;
      const isHot = index === 1 && step === 1;
      shapes.push(
        group(
          `translate(${x} ${y}) rotate(${turn}) scale(${round(0.55 + index * 0.18)})`,
          ...motif({ body: isHot ? hot : figure, detail: ground }),
        ),
      );
    }
  }
  return [background(ground), ...shapes];
};

import { coverColours } from '../colours.ts';
import {
  background,
  type Drawing,
  group,
  line,
  path,
  rect,
  round,
  type Shape,
} from '../drawing.ts';

function swell(row: number): string {
  const points = Array.from({ length: 59 }, (_, step) => {
    const x = -80 + step * 10;
    const y =
      row * 25 + Math.sin(x / 46 + row * 0.55) * (7 + row * 0.7) + Math.sin(x / 19 + row) * 2;
    return `${x} ${round(y)}`;
  });
  return `M${points.join('L')}`;
}

/** Swell lines, every fourth heavy, and one board. */
export const surf: Drawing = {
  palettes: [
    [coverColours.sea, coverColours.aqua, coverColours.citron, coverColours.accent],
    [coverColours.cedar, coverColours.mint, coverColours.accent, coverColours.stone],
    ['#0d3f86', coverColours.aqua, coverColours.accent, coverColours.rose],
  ],
  draw([water, foam, board, stripe = coverColours.accent], random) {
    const shapes: Shape[] = [];
    for (let row = -2; row < 15; row++) {
      const heavy = row % 4 === 0;
      shapes.push(
        path(swell(row), {
          stroke: foam,
          strokeWidth: heavy ? 7 : 2,
          strokeOpacity: heavy ? 1 : 0.75,
        }),
      );
    }
    shapes.push(
      group(
        'rotate(32 238 140)',
        path('M238 40 C276 84 276 196 238 246 C200 196 200 84 238 40Z', { fill: board }),
        line([238, 56], [238, 238], water, 2.5),
        rect(222, 96, 32, 9, stripe),
        rect(219, 110, 38, 9, stripe),
      ),
    );
    return [background(water), group(`rotate(${-14 + random() * 8} 200 150)`, ...shapes)];
  },
};

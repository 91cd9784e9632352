import { coverColours } from '../colours.ts';
import {
  background,
  circle,
  type Drawing,
  group,
  numeral,
  path,
  rect,
  type Shape,
} from '../drawing.ts';

/** Eight numbered stations on a loop around the timer; one is accented. */
export const hiit: Drawing = {
  palettes: [
    [coverColours.accent, coverColours.ink, coverColours.stone, coverColours.marigold],
    [coverColours.citron, coverColours.ink, coverColours.accent, coverColours.stone],
    [coverColours.jacaranda, coverColours.citron, coverColours.stone, coverColours.accent],
  ],
  draw([base, disc, accent, timer = coverColours.stone], random) {
    const accented = Math.floor(random() * 8);
    const shapes: Shape[] = [
      rect(34, 24, 332, 252, 'none', {
        rx: 126,
        stroke: disc,
        strokeWidth: 9,
        strokeDasharray: '2 15',
        strokeLinecap: 'round',
      }),
    ];
    for (let station = 0; station < 8; station++) {
      const angle = (station / 8) * Math.PI * 2 - 0.4;
      const x = Math.round(200 + 166 * Math.cos(angle));
      const y = Math.round(150 + 126 * Math.sin(angle));
      const here = station === accented;
      shapes.push(
        circle(x, y, 37, here ? accent : disc),
        numeral(station + 1, x, y + 14, 40, here ? disc : base),
      );
    }
    shapes.push(
      circle(200, 150, 44, 'none', { stroke: disc, strokeWidth: 5 }),
      path('M200 106 A44 44 0 0 1 238 172 L200 150Z', { fill: timer }),
    );
    return [
      background(base),
      group('translate(200 150) scale(.86) translate(-200 -150)', ...shapes),
    ];
  },
};

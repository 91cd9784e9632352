import { coverColours } from '../colours.ts';
import { background, circle, type Drawing, ellipse, group, line, path, rect } from '../drawing.ts';

const holes = [
  [-8, -16],
  [0, -16],
  [8, -16],
  [-8, -7],
  [0, -7],
  [8, -7],
  [-4, 2],
  [4, 2],
] as const;

/** Court lines and net, a racket laid down, and the ball. */
export const padel: Drawing = {
  palettes: [
    [coverColours.cedar, coverColours.sea, coverColours.stone],
    [coverColours.tartan, coverColours.cedar, coverColours.stone],
    [coverColours.ink, coverColours.jacaranda, coverColours.stone],
  ],
  draw([base, court, chalk], random) {
    const shapes = [
      rect(10, -100, 380, 500, court, { stroke: chalk, strokeWidth: 7 }),
      line([-10, 150], [410, 150], chalk, 3, { strokeDasharray: '3 5' }),
      line([-10, 150], [410, 150], chalk, 9, { strokeDasharray: '3 30' }),
      line([10, 16], [390, 16], chalk, 6),
      line([10, 284], [390, 284], chalk, 6),
      line([200, 16], [200, 284], chalk, 6),
      circle(268, 92, 13, coverColours.citron),
      path('M258 84 q9 6 8 20', { stroke: court, strokeWidth: 2 }),
      group(
        'translate(112 226) rotate(-52)',
        rect(-4, 14, 8, 36, coverColours.accent, { rx: 4 }),
        ellipse(0, -6, 20, 25, coverColours.accent),
        ...holes.map(([x, y]) => circle(x, y, 1.9, court)),
      ),
    ];
    return [background(base), group(`rotate(${22 + random() * 14} 200 150)`, ...shapes)];
  },
};

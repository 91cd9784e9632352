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

/** Reformers with their springs as zigzags; one carriage is accented. */
export const pilates: Drawing = {
  palettes: [
    [coverColours.rose, coverColours.sumac, coverColours.accent],
    [coverColours.mint, coverColours.cedar, coverColours.accent],
    [coverColours.stone, coverColours.ink, coverColours.accent],
  ],
  draw([base, frame, accent], random) {
    const shapes: Shape[] = [];
    for (let bed = -2; bed < 6; bed++) {
      const x = bed * 86 - 8;
      const carriage = 60 + Math.floor(random() * 90);
      const fill = bed === 2 ? accent : frame;
      shapes.push(
        rect(x, -20, 62, 340, 'none', { rx: 7, stroke: frame, strokeWidth: 6 }),
        line([x + 13, -10], [x + 13, 310], frame, 2.5),
        line([x + 49, -10], [x + 49, 310], frame, 2.5),
        rect(x + 7, carriage, 48, 92, fill, { rx: 5 }),
        rect(x + 12, carriage - 16, 15, 12, fill, { rx: 3 }),
        rect(x + 35, carriage - 16, 15, 12, fill, { rx: 3 }),
      );
      const step = round((204 - carriage) / 9);
      const zigzag = ['l4', 'l-4', 'l4', 'l-4', 'l4', 'l-4', 'l4', 'l-4', 'l4']
        .map((x) => `${x} ${step}`)
        .join(' ');
      for (const spring of [x + 20, x + 31, x + 42]) {
        shapes.push(
          path(`M${spring} ${carriage + 92} ${zigzag}`, { stroke: frame, strokeWidth: 2 }),
        );
      }
    }
    return [background(base), group(`rotate(${6 + random() * 6} 200 150)`, ...shapes)];
  },
};

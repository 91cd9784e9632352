import { coverColours } from '../colours.ts';
import { background, circle, type Drawing, group, line, rect, type Shape } from '../drawing.ts';

const home = [
  [120, 60],
  [292, 216],
  [96, 232],
] as const;
const away = [
  [262, 76],
  [330, 128],
] as const;

/** Mown stripes, the centre circle, two sides and the ball. */
export const football: Drawing = {
  palettes: [
    ['#17603f', '#1c6b47', coverColours.accent],
    ['#1a6a4d', '#1f7757', coverColours.marigold],
    ['#11503a', '#165d44', coverColours.citron],
  ],
  draw([grass, stripe, accent], random) {
    const chalk = { stroke: coverColours.stone, strokeWidth: 6 };
    const shapes: Shape[] = [];
    for (let band = -6; band < 14; band += 2) shapes.push(rect(band * 50, -200, 50, 700, stripe));
    shapes.push(
      line([200, -200], [200, 500], coverColours.stone, 6),
      circle(200, 150, 84, 'none', chalk),
      circle(200, 150, 9, coverColours.stone),
      rect(418, 20, 200, 260, 'none', chalk),
      rect(-218, 20, 200, 260, 'none', chalk),
      ...home.map(([x, y]) => circle(x, y, 12, accent)),
      ...away.map(([x, y]) => circle(x, y, 12, coverColours.lilac)),
      circle(
        226,
        190,
        7,
        accent === coverColours.citron ? coverColours.stone : coverColours.citron,
      ),
    );
    return [background(grass), group(`rotate(${-16 - random() * 12} 200 150)`, ...shapes)];
  },
};

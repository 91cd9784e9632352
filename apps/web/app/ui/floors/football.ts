import { floor } from './colours.ts';
import { circle, type Drawing, ground, group, line, rect, type Shape } from './drawing.ts';

const home = [
  [120, 60],
  [292, 216],
  [96, 232],
] as const;
const guests = [
  [262, 76],
  [330, 128],
] as const;

/** Mown stripes, the centre circle, two sides and the ball. */
export const football: Drawing = {
  palettes: [
    ['#17603f', '#1c6b47', floor.ember],
    ['#1a6a4d', '#1f7757', floor.marigold],
    ['#11503a', '#165d44', floor.citron],
  ],
  draw([grass, stripe, hot], random) {
    const chalk = { stroke: floor.stone, strokeWidth: 6 };
    const shapes: Shape[] = [];
    for (let band = -6; band < 14; band += 2) shapes.push(rect(band * 50, -200, 50, 700, stripe));
    shapes.push(
      line([200, -200], [200, 500], floor.stone, 6),
      circle(200, 150, 84, 'none', chalk),
      circle(200, 150, 9, floor.stone),
      rect(418, 20, 200, 260, 'none', chalk),
      rect(-218, 20, 200, 260, 'none', chalk),
      ...home.map(([x, y]) => circle(x, y, 12, hot)),
      ...guests.map(([x, y]) => circle(x, y, 12, floor.lilac)),
      circle(226, 190, 7, hot === floor.citron ? floor.stone : floor.citron),
    );
    return [ground(grass), group(`rotate(${-16 - random() * 12} 200 150)`, ...shapes)];
  },
};

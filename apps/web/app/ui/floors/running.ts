import { floor } from './colours.ts';
import { circle, type Drawing, ground, line, numeral, type Shape } from './drawing.ts';

/** Nine lanes with their staggered start, and one runner ahead of it. */
export const running: Drawing = {
  palettes: [
    [floor.tartan, floor.stone, floor.ink],
    [floor.sea, floor.stone, floor.citron],
    [floor.cedar, floor.stone, floor.marigold],
  ],
  draw([base, chalk, hot]) {
    const at = (radius: number, angle: number) =>
      [-40 + radius * Math.cos(angle), 380 + radius * Math.sin(angle)] as const;
    const shapes: Shape[] = [];
    for (let lane = 0; lane < 10; lane++) {
      shapes.push(circle(-40, 380, 90 + lane * 48, 'none', { stroke: chalk, strokeWidth: 4.5 }));
    }
    for (let lane = 0; lane < 9; lane++) {
      const angle = -0.62 - lane * 0.035;
      const inner = 90 + lane * 48;
      const middle = inner + 24;
      const [x, y] = at(middle, angle - 18.6 / middle);
      const turn = Math.round((angle * 180) / Math.PI + 84);
      shapes.push(
        line(at(inner, angle), at(inner + 48, angle), chalk, 6),
        numeral(lane + 1, x, y, 38, lane === 5 ? hot : chalk, {
          dominantBaseline: 'central',
          transform: `rotate(${turn} ${Math.round(x)} ${Math.round(y)})`,
        }),
      );
    }
    const [x, y] = at(90 + 4 * 48 + 24, -1.28);
    return [ground(base), ...shapes, circle(x, y, 11, hot)];
  },
};

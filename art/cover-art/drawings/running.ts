import { coverColours } from '../colours.ts';
import { background, circle, type Drawing, line, numeral, type Shape } from '../drawing.ts';

/** Nine lanes with their staggered start, and one runner ahead of it. */
export const running: Drawing = {
  palettes: [
    [coverColours.tartan, coverColours.stone, coverColours.ink],
    [coverColours.sea, coverColours.stone, coverColours.citron],
    [coverColours.cedar, coverColours.stone, coverColours.marigold],
  ],
  draw([base, chalk, accent]) {
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
      const rotation = Math.round((angle * 180) / Math.PI + 84);
      shapes.push(
        line(at(inner, angle), at(inner + 48, angle), chalk, 6),
        numeral(lane + 1, x, y, 38, lane === 5 ? accent : chalk, {
          dominantBaseline: 'central',
          transform: `rotate(${rotation} ${Math.round(x)} ${Math.round(y)})`,
        }),
      );
    }
    const [x, y] = at(90 + 4 * 48 + 24, -1.28);
    return [background(base), ...shapes, circle(x, y, 11, accent)];
  },
};

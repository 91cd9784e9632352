import { floor } from './colours.ts';
import { circle, type Drawing, ground, group, rect, type Shape } from './drawing.ts';

const pitch = 92;
const half = 27;
const pools = new Set(['1,2', '3,0', '3,2', '1,0']);

/** Eight-point star tiles of a hammam; the warm one is yours. */
export const spa: Drawing = {
  palettes: [
    [floor.mint, floor.cedar, floor.stone, floor.ember],
    [floor.aqua, floor.sea, floor.stone, floor.ember],
    [floor.stone, floor.sumac, floor.rose, floor.marigold],
  ],
  draw([base, star, light, hot = floor.ember], random) {
    const shapes: Shape[] = [];
    for (let column = -1; column < 6; column++) {
      for (let row = -1; row < 5; row++) {
        const x = column * pitch + 20;
        const y = row * pitch + 12;
        const yours = column === 2 && row === 1;
        const square = rect(x - half, y - half, 2 * half, 2 * half, yours ? hot : star);
        const pool = pools.has(`${column},${row}`);
        const between = [x + pitch / 2, y + pitch / 2] as const;
        shapes.push(
          square,
          group(`rotate(45 ${x} ${y})`, square),
          circle(x, y, 15, yours ? star : pool ? base : light),
          group(
            `rotate(45 ${between[0]} ${between[1]})`,
            rect(between[0] - 12, between[1] - 12, 24, 24, light),
          ),
        );
      }
    }
    return [ground(base), group(`rotate(${random() * 16 - 8} 200 150)`, ...shapes)];
  },
};

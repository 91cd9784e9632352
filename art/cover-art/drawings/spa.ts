import { coverColours } from '../colours.ts';
import { background, circle, type Drawing, group, rect, type Shape } from '../drawing.ts';

const pitch = 92;
const half = 27;
const pools = new Set(['1,2', '3,0', '3,2', '1,0']);

/** Eight-point star tiles of a hammam; one is accented. */
export const spa: Drawing = {
  palettes: [
    [coverColours.mint, coverColours.cedar, coverColours.stone, coverColours.accent],
    [coverColours.aqua, coverColours.sea, coverColours.stone, coverColours.accent],
    [coverColours.stone, coverColours.sumac, coverColours.rose, coverColours.marigold],
  ],
  draw([base, star, light, accent = coverColours.accent], random) {
    const shapes: Shape[] = [];
    for (let column = -1; column < 6; column++) {
      for (let row = -1; row < 5; row++) {
        const x = column * pitch + 20;
        const y = row * pitch + 12;
        const accented = column === 2 && row === 1;
        const square = rect(x - half, y - half, 2 * half, 2 * half, accented ? accent : star);
        const pool = pools.has(`${column},${row}`);
        const between = [x + pitch / 2, y + pitch / 2] as const;
        shapes.push(
          square,
          group(`rotate(45 ${x} ${y})`, square),
          circle(x, y, 15, accented ? star : pool ? base : light),
          group(
            `rotate(45 ${between[0]} ${between[1]})`,
            rect(between[0] - 12, between[1] - 12, 24, 24, light),
          ),
        );
      }
    }
    return [background(base), group(`rotate(${random() * 16 - 8} 200 150)`, ...shapes)];
  },
};

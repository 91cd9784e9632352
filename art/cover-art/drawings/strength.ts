import { coverColours } from '../colours.ts';
import { background, type Drawing, group, rect, type Shape } from '../drawing.ts';

/** Barbells in staggered rows; one has accented plates. */
export const strength: Drawing = {
  palettes: [
    [
      coverColours.marigold,
      coverColours.ink,
      coverColours.accent,
      coverColours.stone,
      coverColours.sea,
    ],
    [
      coverColours.ink,
      coverColours.stone,
      coverColours.accent,
      coverColours.marigold,
      coverColours.aqua,
    ],
    [
      coverColours.stone,
      coverColours.ink,
      coverColours.accent,
      coverColours.sumac,
      coverColours.sea,
    ],
  ],
  draw([base, iron, accent, light = coverColours.stone, cool = coverColours.sea], random) {
    const shift = random() * 40;
    const plate = (x: number, y: number, height: number, width: number, fill: string) =>
      rect(x, y - height / 2, width, height, fill, { rx: 4 });
    const bars: Shape[] = [];
    for (let row = -2; row < 6; row++) {
      for (let column = -2; column < 3; column++) {
        const y = row * 104 - 2;
        const x = column * 372 + (row % 2 ? 186 : 0) - 34 + shift;
        const accented = row === 1 && column === 0;
        const kind = (row + column + 8) % 3;
        const inner = accented ? accent : kind === 0 ? cool : iron;
        const outer = accented ? accent : kind === 1 ? light : iron;
        bars.push(
          rect(x, y - 4, 322, 8, iron, { rx: 4 }),
          plate(x + 66, y, 26, 9, iron),
          plate(x + 247, y, 26, 9, iron),
          plate(x + 44, y, 88, 19, inner),
          plate(x + 22, y, 88, 19, outer),
          plate(x + 4, y, 56, 15, iron),
          plate(x + 259, y, 88, 19, inner),
          plate(x + 281, y, 88, 19, outer),
          plate(x + 303, y, 56, 15, iron),
        );
      }
    }
    return [background(base), group(`rotate(${-22 - random() * 10} 200 150)`, ...bars)];
  },
};

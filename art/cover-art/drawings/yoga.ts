import { coverColours } from '../colours.ts';
import { background, type Drawing, group, rect, type Shape } from '../drawing.ts';

/** Mats in staggered rows; one is accented. */
export const yoga: Drawing = {
  palettes: [
    [coverColours.jacaranda, coverColours.lilac, coverColours.rose, coverColours.accent],
    [coverColours.cedar, coverColours.mint, coverColours.marigold, coverColours.accent],
    [coverColours.rose, coverColours.sumac, coverColours.stone, coverColours.accent],
  ],
  draw([base, mat, other, accent = coverColours.accent], random) {
    const accented = 2 + Math.floor(random() * 3);
    const mats: Shape[] = [];
    for (let column = -4; column < 9; column++) {
      for (let row = -2; row < 4; row++) {
        const kind = (column * 7 + row * 3 + 40) % 5;
        const x = column * 62 - 6;
        const y = row * 148 - 46 + (column % 2 ? 26 : 0);
        const fill = column === accented && row === 1 ? accent : kind === 0 ? other : mat;
        mats.push(rect(x, y, 42, 118, fill, { rx: 5, fillOpacity: kind === 3 ? 0.55 : 1 }));
        if (kind !== 3) mats.push(rect(x, y, 42, 7, base, { rx: 3, fillOpacity: 0.22 }));
      }
    }
    return [background(base), group(`rotate(${-12 - random() * 10} 200 150)`, ...mats)];
  },
};

import { coverColours } from '../colours.ts';
import { background, circle, type Drawing, group, rect, type Shape } from '../drawing.ts';

const riders = [
  [395, 60],
  [409, 104],
  [372, 150],
] as const;

/** A velodrome's nested ovals with three riders on the bend. */
export const cycling: Drawing = {
  palettes: [
    [coverColours.ink, coverColours.accent, coverColours.stone, coverColours.aqua],
    [coverColours.sea, coverColours.aqua, coverColours.stone, coverColours.citron],
    [coverColours.sumac, coverColours.rose, coverColours.stone, coverColours.accent],
  ],
  draw([base, band, thin, accent = coverColours.accent], random) {
    const shapes: Shape[] = [];
    for (let lane = 0; lane < 9; lane++) {
      const inset = lane * 21;
      const stroke = lane === 1 ? accent : lane % 3 === 2 ? band : thin;
      const strokeWidth = lane === 1 ? 12 : lane % 3 === 2 ? 8 : 2.5;
      shapes.push(
        rect(-130 + inset, -60 + inset, 560 - 2 * inset, 430 - 2 * inset, 'none', {
          rx: 215 - inset,
          stroke,
          strokeWidth,
        }),
      );
    }
    shapes.push(rect(62, 132, 178, 46, band, { rx: 23 }));
    riders.forEach(([x, y], place) => {
      shapes.push(
        group(
          `translate(${x} ${y}) rotate(${20 - place * 18})`,
          rect(-3, -17, 6, 34, thin, { rx: 3 }),
          circle(0, -2, 7, thin),
          rect(-11, -11, 22, 4, thin, { rx: 2 }),
        ),
      );
    });
    const rotation = -16 - random() * 8;
    return [background(base), group(`rotate(${rotation} 200 150) translate(-20 0)`, ...shapes)];
  },
};

import { coverColours } from '../colours.ts';
import { background, circle, type Drawing, group, rect } from '../drawing.ts';

/** The ring: three ropes, the centre circle, four corner pads of which two are coloured. */
export const boxing: Drawing = {
  palettes: [
    [coverColours.sumac, coverColours.stone, coverColours.accent, coverColours.sea],
    [coverColours.ink, coverColours.stone, coverColours.accent, coverColours.aqua],
    [coverColours.sea, coverColours.stone, coverColours.accent, coverColours.citron],
  ],
  draw([base, canvas, accent, away = coverColours.sea], random) {
    const corners = [
      [76, 26, accent],
      [324, 26, canvas],
      [324, 274, away],
      [76, 274, canvas],
    ] as const;
    const ring = [
      rect(40, -10, 320, 320, canvas, { rx: 3 }),
      ...[22, 33, 44].map((inset) =>
        rect(52 + inset, 2 + inset, 296 - 2 * inset, 296 - 2 * inset, 'none', {
          stroke: base,
          strokeWidth: 4,
        }),
      ),
      circle(200, 150, 46, 'none', { stroke: base, strokeWidth: 5 }),
      circle(200, 150, 9, base),
      ...corners.map(([x, y, fill]) =>
        group(`rotate(45 ${x} ${y})`, rect(x - 30, y - 17, 60, 34, fill, { rx: 6 })),
      ),
    ];
    const rotation = 12 + random() * 14;
    return [
      background(base),
      group(
        `rotate(${rotation} 200 150) translate(200 150) scale(.74) translate(-200 -150)`,
        ...ring,
      ),
    ];
  },
};

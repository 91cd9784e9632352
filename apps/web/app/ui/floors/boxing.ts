import { floor } from './colours.ts';
import { circle, type Drawing, ground, group, rect } from './drawing.ts';

/** The ring: three ropes, the centre circle, four corner pads of which two carry colour. */
export const boxing: Drawing = {
  palettes: [
    [floor.sumac, floor.stone, floor.ember, floor.sea],
    [floor.ink, floor.stone, floor.ember, floor.aqua],
    [floor.sea, floor.stone, floor.ember, floor.citron],
  ],
  draw([base, canvas, hot, away = floor.sea], random) {
    const corners = [
      [76, 26, hot],
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
    const turn = 12 + random() * 14;
    return [
      ground(base),
      group(`rotate(${turn} 200 150) translate(200 150) scale(.74) translate(-200 -150)`, ...ring),
    ];
  },
};

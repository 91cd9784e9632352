import { coverColours } from '../colours.ts';
import { background, circle, type Drawing, group, path, rect, type Shape } from '../drawing.ts';

/** Beaded lane ropes and one swimmer with a wake. */
export const swimming: Drawing = {
  palettes: [
    [coverColours.sea, '#0f4fa6', coverColours.stone, coverColours.accent, coverColours.aqua],
    ['#1b8a9a', '#15707e', coverColours.stone, coverColours.accent, coverColours.aqua],
    [coverColours.aqua, '#6cc2ca', coverColours.sea, coverColours.accent, coverColours.stone],
  ],
  draw([water, tile, bead, accent = coverColours.accent, wake = coverColours.aqua], random) {
    const shapes: Shape[] = [];
    for (let lane = -2; lane < 7; lane++) {
      const y = lane * 66;
      shapes.push(rect(-200, y + 27, 620, 11, tile), rect(413, y + 10, 11, 45, tile));
      for (let x = -200; x < 600; x += 17) {
        const warm = x > 330 || Math.floor((x + 200) / 68) % 2;
        shapes.push(circle(x, y, 4.6, warm ? accent : bead));
      }
    }
    const y = 66 * 2 + 33;
    const stroke = wake;
    const trail = `M120 ${y} q-60 -22 -150 -24 M120 ${y} q-60 22 -150 24 M92 ${y} q-50 -9 -120 -10 M92 ${y} q-50 9 -120 10`;
    shapes.push(
      path(trail, { stroke, strokeWidth: 3, strokeLinecap: 'round' }),
      rect(120, y - 9, 58, 18, wake, { rx: 9 }),
      circle(190, y, 10, coverColours.citron),
      path(`M168 ${y - 6} q20 -26 44 -20`, { stroke, strokeWidth: 8, strokeLinecap: 'round' }),
    );
    return [background(water), group(`rotate(${-20 - random() * 10} 200 150)`, ...shapes)];
  },
};

import { coverColours } from '../colours.ts';
import { background, circle, type Drawing, round } from '../drawing.ts';

/** Off-centre rings that fade outwards from one warm point. */
export const breath: Drawing = {
  palettes: [
    [coverColours.ink, coverColours.accent, coverColours.stone],
    [coverColours.jacaranda, coverColours.lilac, coverColours.accent],
    [coverColours.mint, coverColours.cedar, coverColours.accent],
  ],
  draw([base, ring, accent]) {
    const rings = [9, 8, 7, 6, 5, 4, 3, 2, 1].map((step) => {
      const clear = step % 2 === 1;
      const fillOpacity = clear ? 1 : round((0.12 + 0.86 * (1 - step / 10) ** 1.5) * 10) / 10;
      return circle(150, 175, step * 30, clear ? base : ring, { fillOpacity });
    });
    return [background(base), ...rings, circle(150, 175, 16, accent)];
  },
};

import { coverColours } from '../colours.ts';
import { background, type Drawing, ellipse, group, path, type Shape } from '../drawing.ts';

function foot(x: number, y: number, angle: number, fill: string): Shape {
  const place = `translate(${Math.round(x)} ${Math.round(y)}) rotate(${Math.round(angle)})`;
  return group(place, ellipse(0, -13, 11, 17, fill), ellipse(0, 20, 8, 11, fill));
}

/** Footprints of a dabke line on two arcs; one pair is accented. */
export const dance: Drawing = {
  palettes: [
    [coverColours.cedar, coverColours.citron, coverColours.rose],
    [coverColours.rose, coverColours.sumac, coverColours.accent],
    [coverColours.sumac, coverColours.rose, coverColours.marigold],
  ],
  draw([base, print, accent], random) {
    const dots = {
      stroke: print,
      strokeWidth: 3,
      strokeDasharray: '3 11',
      strokeLinecap: 'round',
    } as const;
    const shapes: Shape[] = [
      path('M-40 330 A250 250 0 0 1 440 330', dots),
      path('M60 340 A150 150 0 0 1 340 340', dots),
    ];
    for (let step = 0; step < 9; step++) {
      const angle = Math.PI * (1.08 + step * 0.105);
      const x = 200 + 232 * Math.cos(angle);
      const y = 318 + 232 * Math.sin(angle);
      const rotation = (angle * 180) / Math.PI + 90;
      const fill = step === 5 ? accent : print;
      shapes.push(foot(x - 15, y, rotation - 8, fill), foot(x + 17, y - 14, rotation + 8, fill));
    }
    for (let step = 0; step < 4; step++) {
      const angle = Math.PI * (1.2 + step * 0.2);
      const x = 200 + 128 * Math.cos(angle);
      const y = 328 + 128 * Math.sin(angle);
      const rotation = (angle * 180) / Math.PI + 90;
      shapes.push(foot(x - 13, y, rotation - 10, print), foot(x + 14, y - 8, rotation + 8, print));
    }
    return [background(base), group(`rotate(${-8 + random() * 10} 200 300)`, ...shapes)];
  },
};

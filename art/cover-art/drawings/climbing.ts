import type { Random } from '@pulse/web/seeded-random';
import { coverColours } from '../colours.ts';
import {
  background,
  circle,
  type Drawing,
  group,
  path,
  rect,
  round,
  type Shape,
} from '../drawing.ts';

const runs = [
  [70, 300, coverColours.accent],
  [190, 310, coverColours.jacaranda],
  [310, 300, coverColours.marigold],
] as const;

function contour(cx: number, cy: number, radius: number, phase: readonly number[]): string {
  const [first = 0, second = 0, third = 0] = phase;
  const points = Array.from({ length: 73 }, (_, step) => {
    const angle = (step / 72) * Math.PI * 2;
    const wave =
      1 +
      0.16 * Math.sin(3 * angle + first) +
      0.11 * Math.sin(5 * angle + second) +
      0.07 * Math.sin(2 * angle + third);
    const distance = radius * wave;
    return `${round(cx + distance * Math.cos(angle) * 1.25)} ${round(cy + distance * Math.sin(angle))}`;
  });
  return `M${points.join('L')}Z`;
}

function holds(x: number, y: number, fill: string, base: string, random: Random): Shape[] {
  let across = x;
  let up = y;
  return Array.from({ length: 8 }, () => {
    across += (random() - 0.42) * 46;
    up -= 42;
    const size = round(9 + random() * 9);
    const rotation = Math.round(random() * 180);
    return group(
      `translate(${Math.round(across)} ${up}) rotate(${rotation})`,
      rect(-size, -size * 0.62, 2 * size, round(size * 1.24), fill, { rx: round(size * 0.6) }),
      circle(0, 0, 2.2, base),
    );
  });
}

/** Contour lines of a wall with three routes of holds. */
export const climbing: Drawing = {
  palettes: [
    [coverColours.stone, '#cdbf9f', coverColours.cedar],
    [coverColours.cedar, '#1d6b50', coverColours.stone],
    [coverColours.ink, '#443c34', coverColours.stone],
  ],
  draw([base, contourLine], random) {
    const phase = [random() * 6, random() * 6, random() * 6];
    const lines = Array.from({ length: 17 }, (_, index) => {
      const i = index + 1;
      return path(contour(150 + i * 4, 170 - i * 3, i * 22, phase), {
        stroke: contourLine,
        strokeWidth: i % 4 === 0 ? 5 : 2.2,
      });
    });
    return [
      background(base),
      ...lines,
      ...runs.flatMap(([x, y, fill]) => holds(x, y, fill, base, random)),
    ];
  },
};

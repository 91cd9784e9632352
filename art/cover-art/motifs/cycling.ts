import { circle, line, type Shape } from '../drawing.ts';
import type { Motif } from '../motif.ts';

/** A wheel with its spokes. */
export const cycling: Motif = ({ body, detail }) => {
  const spokes: Shape[] = [];
  for (let spoke = 0; spoke < 9; spoke++) {
    const angle = (spoke / 9) * Math.PI * 2 + 0.2;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    spokes.push(line([x * 12, y * 12], [x * 46, y * 46], body, 2.4));
  }
  return [
    circle(0, 0, 48, 'none', { stroke: body, strokeWidth: 9 }),
    circle(0, 0, 38, 'none', { stroke: body, strokeWidth: 1.6 }),
    ...spokes,
    circle(0, 0, 13, body),
    circle(0, 0, 5, detail),
  ];
};

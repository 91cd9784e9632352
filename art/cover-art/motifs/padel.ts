import { circle, line, path, type Shape } from '../drawing.ts';
import type { Motif } from '../motif.ts';

/** A racket with its holes. */
export const padel: Motif = ({ body, detail }) => {
  const holes: Shape[] = [];
  for (let column = -2; column <= 2; column++)
    for (let row = -2; row <= 2; row++)
      if (Math.abs(column) + Math.abs(row) < 4)
        holes.push(circle(column * 10, row * 10 - 22, 2.8, detail));
  return [
    path(
      'M0 -58C26 -58 36 -38 32 -18C29 -2 14 4 9 16L9 24H-9V16C-14 4 -29 -2 -32 -18C-36 -38 -26 -58 0 -58Z',
      {
        fill: body,
      },
    ),
    line([0, 20], [0, 54], body, 13, { strokeLinecap: 'round' }),
    ...holes,
    line([-7, 36], [7, 36], detail, 2.5),
    line([-7, 44], [7, 44], detail, 2.5),
  ];
};

import { circle, group, path, type Shape } from '../drawing.ts';
import type { Motif } from '../motif.ts';

/** Petals around a still centre. */
export const breath: Motif = ({ body, detail }) => {
  const petals: Shape[] = [];
  for (let petal = 0; petal < 8; petal++)
    petals.push(
      group(
        `rotate(${petal * 45})`,
        path('M0 -14C17 -28 15 -46 0 -58C-15 -46 -17 -28 0 -14Z', { fill: body }),
      ),
    );
  return [...petals, circle(0, 0, 10, body), circle(0, 0, 4, detail)];
};

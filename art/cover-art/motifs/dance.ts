import { ellipse, group, type Shape } from '../drawing.ts';
import type { Motif } from '../motif.ts';

function footprint(fill: string): Shape[] {
  return [ellipse(0, -14, 13, 26, fill), ellipse(0, 34, 10, 14, fill)];
}

/** The two footprints of a step. */
export const dance: Motif = ({ body }) => [
  group('translate(-19 10) rotate(-9)', ...footprint(body)),
  group('translate(19 -8) rotate(11)', ...footprint(body)),
];

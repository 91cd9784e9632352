import { box, disc, disk, line, project, shadow } from '../space.ts';
import type { Equipment } from './equipment.ts';

function kettlebell(x: number, z: number, fill: string): string {
  return `${shadow(x - 0.2, z - 0.1, 0.4, 0.25)}${disc([x, 0.16, z], 0.17, fill)}${disc([x, 0.34, z], 0.11, 'none', `stroke="${fill}" stroke-width="${Math.round(16 / z)}"`)}`;
}

/** Stations on the floor around a clock. */
export const hiit: Equipment = {
  draw({ first, second, hot, wood }) {
    const [cx, cy] = project([0, 2.55, 7.9]);
    const clock = `<circle cx="${cx}" cy="${cy}" r="26" fill="#191613"/><circle cx="${cx}" cy="${cy}" r="21" fill="#fbfaf7"/><path d="M${cx} ${cy}V${cy - 21}A21 21 0 0 1 ${cx + 20} ${cy + 7}Z" fill="${hot}"/>`;
    const rings = [
      [-2.1, 6.2],
      [0, 6.6],
      [2.1, 6.2],
      [-2.2, 4.3],
      [2.2, 4.3],
      [-1.3, 3.5],
      [1.4, 3.6],
    ].map(([x = 0, z = 0], index) =>
      disk(
        [x, 0.005, z],
        0.62,
        index === 5 ? hot : 'none',
        `stroke="${index === 5 ? hot : second}" stroke-width="${Math.round(24 / z)}"`,
      ),
    );
    const crate = { front: wood, top: '#d9a873', side: '#7a5638' };
    return [
      clock,
      ...rings,
      box([-0.5, 0, 6.4], 0.9, 0.6, 0.6, crate),
      box([1.8, 0, 6.1], 0.7, 0.75, 0.6, crate),
      line(
        [
          [-2.5, 0.05, 6.2],
          [-2.1, 0.05, 5.9],
          [-1.9, 0.05, 6.3],
        ],
        first,
        0.06,
      ),
      kettlebell(-2.3, 4.2, first),
      kettlebell(-2, 4.4, first),
      kettlebell(2.2, 4.2, first),
      box([2.5, 0, 3.9], 0.4, 0.2, 0.3, { front: '#191613', top: '#3d3833', side: '#191613' }),
      kettlebell(-1.3, 3.5, '#191613'),
      disc([1.4, 0.28, 3.7], 0.28, first),
      disc([1.31, 0.37, 3.68], 0.06, '#fbfaf7', 'fill-opacity=".5"'),
    ].join('');
  },
};

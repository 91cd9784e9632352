import { box, mat, shadow } from '../space.ts';
import type { Equipment } from './equipment.ts';
import { plant } from './plant.ts';

/** Mats in rows; on one lies a bolster. */
export const yoga: Equipment = {
  draw({ first, second, hot }) {
    const mats = [6.1, 4.3, 2.6].flatMap((z, row) =>
      [-2.5, -1.2, 0.1, 1.4].map((x, column) => {
        const fill = row === 1 && column === 2 ? hot : (row + column) % 3 === 0 ? second : first;
        const left = x + (row % 2 ? 0.35 : 0);
        return (
          mat([left + 0.05, 0.001, z - 0.05], 0.72, 1.5, '#191613', 0.14) +
          mat([left, 0.01, z], 0.72, 1.5, fill) +
          mat([left, 0.012, z + 1.3], 0.72, 0.1, '#191613', 0.16)
        );
      }),
    );
    const bolster = box([0.55, 0.02, 5.2], 0.5, 0.16, 0.26, {
      front: '#fbfaf7',
      top: '#ebe4d4',
      side: '#cdbf9f',
    });
    return `${plant(-3, 7.2, 1.7)}${mats.join('')}${bolster}${shadow(2.6, 6.6, 0.6, 0.6)}${plant(2.9, 5.6, 1.3)}`;
  },
};

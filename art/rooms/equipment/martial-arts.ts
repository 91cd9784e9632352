import { box, line, mat, project, shape } from '../space.ts';
import type { Equipment } from './equipment.ts';

/** A dojo: tatami with a border, a brush circle on the wall, belts on their hooks. */
export const martialArts: Equipment = {
  draw({ first, second, hot, wood, floorLine }) {
    const tatami = Array.from({ length: 4 }, (_, row) =>
      Array.from({ length: 6 }, (__, column) => {
        const border = row === 0 || row === 3 || column === 0 || column === 5;
        return mat([-3 + column, 0.004, 2.1 + row * 1.3], 0.97, 1.26, border ? first : second);
      }).join(''),
    ).join('');
    const [cx, cy] = project([0, 2.1, 7.95]);
    const scroll = `<rect x="${cx - 34}" y="${cy - 36}" width="68" height="74" fill="#fbfaf7"/><path d="M${cx + 15} ${cy - 17}A23 23 0 1 0 ${cx + 22} ${cy + 8}" fill="none" stroke="#191613" stroke-width="6.4" stroke-linecap="round"/><rect x="${cx + 18}" y="${cy + 22}" width="8" height="8" fill="${hot}"/>`;
    const belts = ['#fbfaf7', '#ffb51f', hot, '#2f6b4a', '#1560c4', '#191613'].map(
      (fill, index) => {
        const z = 3.4 + index * 0.7;
        return line(
          [
            [3.45, 1.9, z],
            [3.45, 0.9, z + 0.05],
          ],
          fill,
          0.12,
        );
      },
    );
    const rail = line(
      [
        [3.45, 1.95, 3],
        [3.45, 1.95, 7.6],
      ],
      wood,
      0.08,
    );
    const bench = box([-3.4, 0, 4], 0.5, 0.42, 2.8, {
      front: wood,
      top: '#c99b6c',
      side: '#6d4c33',
    });
    const belt = shape(
      [
        [-0.6, 0.03, 3.2],
        [0.5, 0.03, 3.5],
        [0.5, 0.03, 3.36],
        [-0.6, 0.03, 3.05],
      ],
      hot,
    );
    return `${mat([-3.2, 0.002, 1.9], 6.4, 5.6, floorLine)}${tatami}${scroll}${rail}${belts.join('')}${bench}${belt}`;
  },
};

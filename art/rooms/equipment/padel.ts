import { disc, disk, line, mat, project, shape } from '../space.ts';
import type { Equipment } from './equipment.ts';

/** A court behind glass, on a roof. */
export const padel: Equipment = {
  outdoors: true,
  draw({ floor, first, second, hot, wood }, light) {
    const night = light === 'lamps';
    const glass = [-3, -1.5, 0, 1.5].map(
      (x) =>
        shape(
          [
            [x, 0, 10],
            [x + 1.5, 0, 10],
            [x + 1.5, 3, 10],
            [x, 3, 10],
          ],
          '#dff3f4',
          night ? 0.12 : 0.28,
        ) +
        line(
          [
            [x, 0, 10],
            [x, 3, 10],
            [x + 1.5, 3, 10],
          ],
          wood,
          0.07,
        ),
    );
    const side = (x: number) =>
      [1.8, 4, 6, 8].map((z, index) => {
        const far = [4, 6, 8, 10][index] ?? 10;
        return (
          shape(
            [
              [x, 0, z],
              [x, 3, z],
              [x, 3, far],
              [x, 0, far],
            ],
            '#dff3f4',
            night ? 0.1 : 0.22,
          ) +
          line(
            [
              [x, 0, z],
              [x, 3, z],
              [x, 3, far],
            ],
            wood,
            0.06,
          )
        );
      });
    const lamps = [-3.6, 3.6].map((x) => {
      const [lx, ly] = project([x, 4.6, 9]);
      return (
        line(
          [
            [x, 0, 9],
            [x, 4.6, 9],
          ],
          '#3c3a38',
          0.1,
        ) +
        `<rect x="${lx - 12}" y="${ly - 6}" width="24" height="8" rx="2" fill="#fff6df"/>` +
        (night
          ? `<path d="M${lx - 12} ${ly + 2}L${lx - 70} 236H${lx + 110}L${lx + 12} ${ly + 2}Z" fill="#fff6df" fill-opacity=".09"/>`
          : '')
      );
    });
    return [
      mat([-40, -0.01, 1.2], 80, 60, second),
      mat([-3, 0, 1.2], 6, 8.8, first),
      ...lamps,
      ...glass,
      ...side(-3),
      ...side(3),
      line(
        [
          [-3, 0.01, 7.4],
          [3, 0.01, 7.4],
        ],
        '#fbfaf7',
        0.06,
      ),
      line(
        [
          [0, 0.01, 4.6],
          [0, 0.01, 7.4],
        ],
        '#fbfaf7',
        0.06,
      ),
      line(
        [
          [-3, 0.01, 2.6],
          [3, 0.01, 2.6],
        ],
        '#fbfaf7',
        0.06,
      ),
      shape(
        [
          [-3, 0, 4.6],
          [3, 0, 4.6],
          [3, 0.9, 4.6],
          [-3, 0.9, 4.6],
        ],
        '#191613',
        0.34,
      ),
      line(
        [
          [-3, 0.9, 4.6],
          [3, 0.9, 4.6],
        ],
        '#fbfaf7',
        0.07,
      ),
      disc([1.1, 0.07, 3.9], 0.08, '#e4f04a'),
      disk([-1.2, 0.03, 3.7], 0.2, hot),
      line(
        [
          [-1.05, 0.03, 3.55],
          [-0.78, 0.03, 3.3],
        ],
        hot,
        0.07,
      ),
      mat([-3, 0, 1.2], 6, 0.5, floor, 0.5),
    ].join('');
  },
};

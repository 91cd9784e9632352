import { box, disc, mat, project, shape } from '../space.ts';
import type { Equipment } from './equipment.ts';

/** A pool in lanes, with starting blocks at its end. */
export const swimming: Equipment = {
  draw({ first, second, hot, floor }) {
    const lanes = [-1.4, -0.2, 1];
    const ropes = lanes.flatMap((x) =>
      Array.from({ length: 26 }, (_, bead) => {
        const z = 7 / (1 + bead * 0.13);
        return disc([x + 0.2, -0.02, z], 0.055, bead % 4 < 2 ? hot : '#fbfaf7');
      }),
    );
    const tiles = [-2, -0.8, 0.4, 1.6].map((x) => mat([x, -0.05, 1.2], 0.14, 5.8, '#0f4fa6', 0.35));
    const glints = [
      [-1.7, 5.4, 0.7],
      [0.2, 4.4, 0.8],
      [-0.9, 3.3, 0.6],
      [1.3, 5.9, 0.6],
      [1.2, 3, 0.7],
      [-2.2, 2.7, 0.5],
    ].map(([x = 0, z = 0, width = 0]) => mat([x, -0.02, z], width, 0.05, '#fbfaf7', 0.55));
    const blocks = [-2, -0.8, 0.4, 1.6].map((x, index) =>
      box([x, 0, 7.15], 0.6, 0.5, 0.4, {
        front: '#fbfaf7',
        top: index === 1 ? hot : '#ebe4d4',
        side: '#cdbf9f',
      }),
    );
    const [sx, sy] = project([-0.75, 0.02, 4]);
    const swimmer = `<g transform="translate(${sx} ${sy})"><path d="M-6 4C-14 22 -22 40 -34 58M6 4C14 22 22 40 34 58" stroke="#fbfaf7" stroke-width="2.6" fill="none" stroke-opacity=".75" stroke-linecap="round"/><path d="M-13 14C-12 2 12 2 13 14C9 26 -9 26 -13 14Z" fill="#c98a63"/><path d="M11 10C22 4 24 -8 18 -20" stroke="#c98a63" stroke-width="6" fill="none" stroke-linecap="round"/><path d="M-13 22C-4 30 4 30 13 22L10 30H-10Z" fill="#fbfaf7" fill-opacity=".8"/><circle cy="-2" r="7.5" fill="${hot}"/></g>`;
    return [
      mat([-3.5, 0.001, 1.2], 7, 6.8, floor),
      shape(
        [
          [-2.7, 0, 1.2],
          [2.7, 0, 1.2],
          [2.7, 0, 7],
          [-2.7, 0, 7],
        ],
        '#fbfaf7',
      ),
      shape(
        [
          [-2.55, -0.04, 1.2],
          [2.55, -0.04, 1.2],
          [2.55, -0.04, 6.85],
          [-2.55, -0.04, 6.85],
        ],
        first,
      ),
      shape(
        [
          [-2.55, -0.04, 5],
          [2.55, -0.04, 5],
          [2.55, -0.04, 6.85],
          [-2.55, -0.04, 6.85],
        ],
        second,
        0.5,
      ),
      ...tiles,
      ...glints,
      ...ropes,
      swimmer,
      ...blocks,
    ].join('');
  },
};

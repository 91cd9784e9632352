import { box, line, mat, type Point, project, shape } from '../space.ts';
import type { Equipment } from './equipment.ts';

/** A lane between old houses, through an arch towards the open. */
export const running: Equipment = {
  outdoors: true,
  draw({ wall, side, floor, floorLine, first, second, hot, wood }) {
    const face = (x: number, z: number, far: number, height: number, fill: string): string => {
      const corners: Point[] = [
        [x, 0, z],
        [x, height, z],
        [x, height, far],
        [x, 0, far],
      ];
      const shutters = [1.5, 3.4].flatMap((y) =>
        [0.3, 0.62].map((part) => {
          const at = z + (far - z) * part;
          const end = z + (far - z) * (part + 0.16);
          return y + 1.1 > height
            ? ''
            : shape(
                [
                  [x, y, at],
                  [x, y + 1.1, at],
                  [x, y + 1.1, end],
                  [x, y, end],
                ],
                first,
              );
        }),
      );
      return shape(corners, fill) + shutters.join('');
    };
    const stones = Array.from({ length: 12 }, (_, row) => {
      const z = 1.5 * 1.24 ** row;
      return line(
        [
          [-1.9, 0.001, z],
          [1.9, 0.001, z],
        ],
        floorLine,
        0.012,
      );
    });
    const [left, top] = project([-1.9, 3.3, 11]);
    const [right, base] = project([1.9, 0, 11]);
    const [inner, outer] = [project([-1.1, 0, 11])[0], project([1.1, 0, 11])[0]];
    const arch = `<path d="M${left - 60} ${base}V${top - 30}H${right + 60}V${base}H${outer}V${top + 42}a${(outer - inner) / 2} ${(outer - inner) / 2} 0 0 0 ${inner - outer} 0V${base}Z" fill="${side}"/>`;
    const runner = (x: number, z: number, fill: string) => {
      const [cx, cy] = project([x, 0, z]);
      const unit = 320 / z / 100;
      return `<g transform="translate(${cx} ${cy}) scale(${Math.round(unit * 100) / 100})"><ellipse cx="6" cy="0" rx="34" ry="6" fill="#191613" fill-opacity=".2"/><path d="M-8 -78L-16 -40L-34 -16M8 -78L22 -44L14 -6" stroke="#6b4a36" stroke-width="13" fill="none" stroke-linecap="round" stroke-linejoin="round"/><path d="M-16 -80C-20 -110 -16 -134 0 -138C16 -134 20 -110 16 -80Z" fill="${fill}"/><path d="M-16 -124L-32 -100L-18 -88M16 -124L34 -106L26 -88" stroke="#6b4a36" stroke-width="9" fill="none" stroke-linecap="round" stroke-linejoin="round"/><path d="M-17 -84H17L18 -66H-18Z" fill="#191613"/><circle cx="0" cy="-154" r="13" fill="#6b4a36"/></g>`;
    };
    const bunting = line(
      [
        [-1.9, 4.2, 6],
        [0, 3.7, 6],
        [1.9, 4.2, 6],
      ],
      wood,
      0.03,
    );
    return [
      mat([-30, -0.01, 1.2], 60, 40, floor),
      ...stones,
      arch,
      face(-1.9, 7, 11, 5.2, wall),
      face(1.9, 7.4, 11, 4.4, second),
      face(-1.9, 1.2, 7, 6.4, side),
      face(1.9, 1.2, 7.4, 5.8, wall),
      bunting,
      runner(0.5, 8.4, second),
      runner(-0.5, 7, first),
      runner(0.45, 5, hot),
      box([-1.9, 0, 4.2], 0.4, 0.5, 0.5, { front: '#b5533c', top: '#2f6b4a', side: '#97432f' }),
    ].join('');
  },
};

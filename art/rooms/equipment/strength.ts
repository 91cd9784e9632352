import { box, disc, line, shadow, shape } from '../space.ts';
import type { Equipment } from './equipment.ts';

function rack(x: number, z: number, frame: string, plate: string): string {
  const posts = (depth: number) =>
    [x, x + 1.3]
      .map((at) =>
        line(
          [
            [at, 0, depth],
            [at, 2.4, depth],
          ],
          frame,
          0.09,
        ),
      )
      .join('');
  return [
    shadow(x - 0.1, z - 0.1, 1.5, 1.2),
    posts(z + 1),
    line(
      [
        [x, 2.4, z + 1],
        [x + 1.3, 2.4, z + 1],
      ],
      frame,
      0.09,
    ),
    line(
      [
        [x, 2.4, z],
        [x, 2.4, z + 1],
      ],
      frame,
      0.07,
    ),
    line(
      [
        [x + 1.3, 2.4, z],
        [x + 1.3, 2.4, z + 1],
      ],
      frame,
      0.07,
    ),
    posts(z),
    line(
      [
        [x, 2.4, z],
        [x + 1.3, 2.4, z],
      ],
      frame,
      0.09,
    ),
    line(
      [
        [x - 0.45, 1.35, z],
        [x + 1.75, 1.35, z],
      ],
      '#cdc8bd',
      0.05,
    ),
    ...[x - 0.32, x + 1.62].map((at) =>
      shape(
        [
          [at - 0.05, 1.1, z],
          [at + 0.05, 1.1, z],
          [at + 0.05, 1.6, z],
          [at - 0.05, 1.6, z],
        ],
        plate,
      ),
    ),
    ...[x - 0.22, x + 1.52].map((at) =>
      shape(
        [
          [at - 0.05, 1, z],
          [at + 0.05, 1, z],
          [at + 0.05, 1.7, z],
          [at - 0.05, 1.7, z],
        ],
        plate,
      ),
    ),
  ].join('');
}

/** Racks along the wall, a barbell on the platform in front. */
export const strength: Equipment = {
  draw({ first, second, hot, wood }) {
    const platform = box([-1.7, 0, 3], 3.4, 0.04, 1.7, { front: wood, top: '#c99b6c', side: wood });
    const bar = line(
      [
        [-1.5, 0.3, 3.7],
        [1.5, 0.3, 3.7],
      ],
      '#cdc8bd',
      0.05,
    );
    const plates = [-1.25, -1.08, 1.08, 1.25].map((x, index) =>
      box([x - 0.06, 0.02, 3.45], 0.12, 0.58, 0.5, {
        front: index === 1 || index === 2 ? hot : first,
        top: index === 1 || index === 2 ? '#ff7a50' : '#3d3833',
        side: index === 1 || index === 2 ? '#c23a12' : '#191613',
      }),
    );
    const bells = Array.from({ length: 8 }, (_, index) => {
      const z = 3.2 + index * 0.55;
      return (
        disc([3.2, 0.75, z], 0.14, index === 3 ? hot : first) + disc([3.2, 0.35, z], 0.16, first)
      );
    });
    const shelf = [0.2, 0.6]
      .map((y) =>
        line(
          [
            [3.35, y, 2.8],
            [3.35, y, 7.4],
          ],
          wood,
          0.08,
        ),
      )
      .join('');
    return `${rack(-3, 6.2, second, first)}${rack(-0.65, 6.2, second, hot)}${rack(1.5, 6.2, second, first)}${shelf}${bells.reverse().join('')}${platform}${bar}${plates.join('')}`;
  },
};

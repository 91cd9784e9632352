import { box, disc, project, shape } from '../space.ts';
import type { Equipment } from './equipment.ts';

/** A hammam: a pierced dome, beams of light, the warm stone in the middle. */
export const spa: Equipment = {
  draw({ wall, side, ceiling, first, second, hot, floorLine }) {
    const dome = `<path d="M-10 -10H410V118C360 40 290 6 200 6S40 40 -10 118Z" fill="${ceiling}"/><path d="M24 96C70 36 130 10 200 10S330 36 376 96C330 56 270 40 200 40S70 56 24 96Z" fill="${side}"/>`;
    const stars = [
      [120, 40],
      [160, 26],
      [200, 22],
      [240, 26],
      [280, 40],
      [142, 58],
      [180, 46],
      [220, 46],
      [258, 58],
    ];
    const star = ([x = 0, y = 0]: number[]) =>
      `<g transform="translate(${x} ${y})" fill="#fff6df"><rect x="-4" y="-4" width="8" height="8"/><rect x="-4" y="-4" width="8" height="8" transform="rotate(45)"/></g>`;
    const beams = stars
      .filter((_, index) => index % 2 === 0)
      .map(
        ([x = 0, y = 0]) =>
          `<path d="M${x - 4} ${y}h8L${x + (x - 200) * 0.2 + 60} 262h-44Z" fill="#fff3cf" fill-opacity=".13"/>`,
      );
    const niches = [-2.6, 0, 2.6].map((x) => {
      const [cx, base] = project([x, 0.3, 8]);
      return `<path d="M${cx - 27} ${base}V132a27 27 0 0 1 54 0V${base}Z" fill="${first}"/><path d="M${cx - 19} ${base}V136a19 19 0 0 1 38 0V${base}Z" fill="${second}"/><path d="M${cx - 8} ${base - 14}h16l-3 12h-10z" fill="#fbfaf7"/>`;
    });
    const tiles = Array.from({ length: 9 }, (_, column) =>
      Array.from({ length: 5 }, (__, row) => {
        const x = -3.2 + column * 0.8;
        const z = 2.2 + row * 1.1;
        return shape(
          [
            [x, 0.002, z],
            [x + 0.26, 0.002, z + 0.32],
            [x, 0.002, z + 0.64],
            [x - 0.26, 0.002, z + 0.32],
          ],
          floorLine,
        );
      }).join(''),
    ).join('');
    const stone = box([-1.25, 0, 4], 2.5, 0.5, 1.9, {
      front: '#d9cfbb',
      top: '#fbfaf7',
      side: '#c4b89f',
    });
    const towel = box([0.3, 0.5, 4.5], 0.6, 0.14, 0.5, {
      front: hot,
      top: '#ff7a50',
      side: '#c23a12',
    });
    const bench = box([-3.5, 0, 7.2], 7, 0.45, 0.7, { front: first, top: second, side: first });
    const bowl = disc([-0.6, 0.62, 4.7], 0.16, '#c98a2b');
    return `${niches.join('')}${bench}${tiles}${dome}${stars.map(star).join('')}${stone}${towel}${bowl}${beams.join('')}${shape(
      [
        [-3.5, 3.5, 8],
        [3.5, 3.5, 8],
        [3.5, 3.4, 8],
        [-3.5, 3.4, 8],
      ],
      wall,
    )}`;
  },
};

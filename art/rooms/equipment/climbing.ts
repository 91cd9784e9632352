import { box, disc, line, type Point, shape } from '../space.ts';
import type { Equipment } from './equipment.ts';

/** The edges of the wall: how far to the right, and how far away at the top. */
const edges = [
  [-4, 4.4],
  [-1.7, 6.2],
  [0.3, 5.2],
  [1.9, 6.3],
  [4, 4.6],
] as const;

/** A point of the panel between two edges: `across` and `up` from 0 to 1. It leans towards the viewer. */
function onPanel(panel: number, across: number, up: number): Point {
  const [x0, z0] = edges[panel] ?? [0, 5];
  const [x1, z1] = edges[panel + 1] ?? [0, 5];
  return [x0 + (x1 - x0) * across, up * 3.5, z0 + (z1 - z0) * across + (1 - up) * 0.9];
}

/** A wall in folded panels with coloured routes, above thick mats. */
export const climbing: Equipment = {
  draw({ first, second, hot, wood }) {
    const walls = [0, 1, 2, 3].map((panel) => {
      const corners = [
        onPanel(panel, 0, 0),
        onPanel(panel, 1, 0),
        onPanel(panel, 1, 1),
        onPanel(panel, 0, 1),
      ];
      const shade = panel % 2 ? '' : shape(corners, '#191613', 0.14);
      return shape(corners, panel % 3 === 0 ? first : second) + shade;
    });
    const routes = [hot, '#ffb51f', '#1560c4', '#fbfaf7', hot, '#b9dfc6', '#ffb51f', '#fbfaf7'];
    const holds = routes.flatMap((fill, route) =>
      Array.from({ length: 8 }, (_, step) => {
        const across = 0.3 + (route % 2) * 0.4 + Math.sin(step * 2.1 + route) * 0.12;
        const size = 0.07 + ((step + route) % 3) * 0.03;
        return disc(onPanel(Math.floor(route / 2), across, 0.16 + step * 0.105), size, fill);
      }),
    );
    const mats = [-3.5, -1.17, 1.17].map((x) =>
      box([x, 0, 3.1], 2.31, 0.34, 2.9, { front: '#2f2b28', top: '#46403a', side: '#191613' }),
    );
    const seams = [-1.17, 1.17].map((x) =>
      line(
        [
          [x, 0.34, 3.1],
          [x, 0.34, 6],
        ],
        '#2f2b28',
        0.03,
      ),
    );
    const pad = box([-0.7, 0.34, 3.5], 1.3, 0.12, 0.9, {
      front: '#c23a12',
      top: hot,
      side: '#97432f',
    });
    const bench = box([2.2, 0.34, 4], 0.9, 0.36, 0.4, {
      front: wood,
      top: '#c99b6c',
      side: '#5c4434',
    });
    return `${walls.join('')}${holds.join('')}${mats.join('')}${seams.join('')}${pad}${bench}`;
  },
};

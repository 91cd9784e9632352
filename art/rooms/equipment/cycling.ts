import { disc, disk, line, project, shadow } from '../space.ts';
import type { Equipment } from './equipment.ts';

function bike(x: number, z: number, frame: string, wheel: string): string {
  const far = z + 0.75;
  const near = z + 0.1;
  return [
    shadow(x - 0.3, z - 0.1, 0.6, 1.2),
    line(
      [
        [x - 0.25, 0.03, far],
        [x + 0.25, 0.03, far],
      ],
      frame,
      0.08,
    ),
    disc([x, 0.34, far], 0.3, wheel, `stroke="${frame}" stroke-width="${Math.round(20 / far)}"`),
    line(
      [
        [x, 0.34, far],
        [x, 1, far],
        [x, 0.95, near],
      ],
      frame,
      0.09,
    ),
    line(
      [
        [x - 0.3, 1.14, far],
        [x, 1.02, far],
        [x + 0.3, 1.14, far],
      ],
      frame,
      0.07,
    ),
    line(
      [
        [x, 0.45, near + 0.3],
        [x, 0.86, near],
      ],
      frame,
      0.09,
    ),
    line(
      [
        [x - 0.25, 0.03, near],
        [x + 0.25, 0.03, near],
      ],
      frame,
      0.08,
    ),
    line(
      [
        [x, 0.03, near],
        [x, 0.5, near + 0.2],
      ],
      frame,
      0.08,
    ),
    line(
      [
        [x - 0.13, 0.92, near],
        [x + 0.13, 0.92, near],
      ],
      '#191613',
      0.13,
    ),
  ].join('');
}

/** Bikes in the dark, below a ring of light. */
export const cycling: Equipment = {
  draw({ first, second, hot, floorLine }) {
    const [cx, cy] = project([0, 2.55, 7.9]);
    const ring = `<circle cx="${cx}" cy="${cy}" r="60" fill="${hot}" fill-opacity=".12"/><circle cx="${cx}" cy="${cy}" r="42" fill="none" stroke="${hot}" stroke-width="5"/><circle cx="${cx}" cy="${cy}" r="30" fill="none" stroke="${second}" stroke-width="2"/>`;
    const stripes = [-3.5, 3.5].map((x) =>
      line(
        [
          [x, 2.7, 1.4],
          [x, 2.7, 8],
        ],
        second,
        0.05,
      ),
    );
    const rows = [6.4, 4.7, 3.1].flatMap((z, row) =>
      (row % 2 ? [-2, -0.7, 0.65, 2] : [-2.6, -1.3, 0, 1.3, 2.6]).map((x, column) =>
        bike(x, z, row === 1 && column === 2 ? hot : first, floorLine),
      ),
    );
    return `${ring}${stripes.join('')}${disk([0, 0.004, 5], 2.6, hot, 'fill-opacity=".1"')}${rows.join('')}`;
  },
};

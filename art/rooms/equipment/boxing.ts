import { box, disc, line, type Point, project, shadow, sizeAt } from '../space.ts';
import type { Equipment } from './equipment.ts';

function bag(x: number, z: number, fill: string): string {
  const [cx, top] = project([x, 2.5, z]);
  const [, bottom] = project([x, 0.9, z]);
  const [, ceiling] = project([x, 3.5, z]);
  const width = sizeAt(0.42, z);
  return `${shadow(x - 0.3, z - 0.2, 0.6, 0.5)}<path d="M${cx} ${ceiling}V${top}" stroke="#191613" stroke-width="1.4"/><rect x="${cx - width / 2}" y="${top}" width="${width}" height="${bottom - top}" rx="${width * 0.24}" fill="${fill}"/><rect x="${cx + width * 0.14}" y="${top}" width="${width * 0.36}" height="${bottom - top}" rx="${width * 0.2}" fill="#191613" fill-opacity=".18"/><rect x="${cx - width / 2}" y="${top + (bottom - top) * 0.2}" width="${width}" height="${width * 0.12}" fill="#fbfaf7" fill-opacity=".7"/>`;
}

/** The ring, with bags at its sides. */
export const boxing: Equipment = {
  draw({ first, second, hot }) {
    const [left, right, near, far] = [-1.9, 1.9, 4.3, 7.4];
    const corners: Point[] = [
      [left, 0, far],
      [right, 0, far],
      [left, 0, near],
      [right, 0, near],
    ];
    const platform = box([left - 0.2, 0, near - 0.2], right - left + 0.4, 0.5, far - near + 0.4, {
      front: first,
      top: '#ebe4d4',
      side: first,
    });
    const ropes = (z: number) =>
      [0.95, 1.3, 1.65].map((y, index) =>
        line(
          [
            [left, y, z],
            [right, y, z],
          ],
          index === 1 ? '#fbfaf7' : hot,
          0.05,
        ),
      );
    const sides = [0.95, 1.3, 1.65].flatMap((y, index) =>
      [left, right].map((x) =>
        line(
          [
            [x, y, near],
            [x, y, far],
          ],
          index === 1 ? '#fbfaf7' : hot,
          0.045,
        ),
      ),
    );
    const posts = corners.map(([x, , z], index) =>
      box([x - 0.08, 0.5, z - 0.08], 0.16, 1.4, 0.16, {
        front: index % 3 === 0 ? hot : second,
        top: '#fbfaf7',
        side: '#191613',
      }),
    );
    const [back, front] = [posts.slice(0, 2), posts.slice(2)];
    return [
      bag(-2.9, 6.4, second),
      bag(2.9, 6.4, second),
      shadow(left - 0.3, near - 0.5, right - left + 0.6, 0.5),
      platform,
      disc([0, 0.51, 5.8], 0.001, first),
      ...ropes(far),
      ...back,
      ...sides,
      ...front,
      ...ropes(near),
      bag(-2.7, 3.4, hot),
      bag(2.75, 3.2, second),
    ].join('');
  },
};

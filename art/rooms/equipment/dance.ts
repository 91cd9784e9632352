import { box, disc, line, project, shape } from '../space.ts';
import type { Equipment } from './equipment.ts';

/** A mirror with its barre, loudspeakers, garlands. */
export const dance: Equipment = {
  draw({ wood, first, second, hot }, light) {
    const mirror =
      shape(
        [
          [-3.5, 0.3, 7.6],
          [-3.5, 2.7, 7.6],
          [-3.5, 2.7, 2.2],
          [-3.5, 0.3, 2.2],
        ],
        '#dfeff0',
        0.72,
      ) +
      [3.4, 4.8, 6.2]
        .map((z) =>
          line(
            [
              [-3.5, 0.3, z],
              [-3.5, 2.7, z],
            ],
            '#fbfaf7',
            0.03,
          ),
        )
        .join('') +
      shape(
        [
          [-3.5, 0.5, 3],
          [-3.5, 2.3, 3.6],
          [-3.5, 2.6, 3.4],
          [-3.5, 0.9, 2.7],
        ],
        '#fff',
        0.4,
      );
    const barre =
      line(
        [
          [-3.3, 1.05, 7.6],
          [-3.3, 1.05, 2.2],
        ],
        wood,
        0.1,
      ) +
      [3, 5, 7]
        .map((z) =>
          line(
            [
              [-3.3, 0, z],
              [-3.3, 1.05, z],
            ],
            wood,
            0.05,
          ),
        )
        .join('');
    const garland = [0, 1, 2]
      .map((row) => {
        const z = 7 - row * 1.7;
        return Array.from({ length: 15 }, (_, index) => {
          const x = -3.4 + index * 0.486;
          const y = 3.35 - Math.sin((index / 14) * Math.PI) * 0.55;
          const [cx, cy] = project([x, y, z]);
          const fill = [hot, second, '#ffb51f', first][index % 4];
          return `<path d="M${cx - 5} ${cy}h10l-5 ${9}z" fill="${fill}"/>`;
        }).join('');
      })
      .join('');
    const dabke = Array.from({ length: 10 }, (_, index) => {
      const angle = Math.PI * (0.15 + index * 0.078);
      const x = Math.cos(angle) * 2.2;
      const z = 3 + Math.sin(angle) * 2;
      return (
        disc([x, 0.01, z], 0.07, index === 4 ? hot : first) +
        disc([x + 0.17, 0.01, z + 0.06], 0.07, index === 4 ? hot : first)
      );
    }).join('');
    const speaker = (x: number) =>
      box([x, 0, 7.2], 0.6, 1.3, 0.5, { front: '#2b2724', top: '#3d3833', side: '#191613' }) +
      disc([x + 0.3, 0.4, 7.2], 0.2, '#4d453d') +
      disc([x + 0.3, 0.95, 7.2], 0.12, '#4d453d');
    const glow = light === 'lamps' ? disc([0, 2.9, 6.5], 0.5, '#ffdf9c', 'fill-opacity=".35"') : '';
    return `${mirror}${barre}${speaker(-3)}${speaker(2.5)}${dabke}${garland}${glow}`;
  },
};

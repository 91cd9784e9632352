import type { RoomColours } from '../room-plan.ts';
import { box, line, shadow } from '../space.ts';
import type { Equipment } from './equipment.ts';
import { plant } from './plant.ts';

function reformer(x: number, z: number, { wood, first }: RoomColours, pad: string): string {
  const oak = { front: wood, top: wood, side: '#5c4434' };
  const cushion = { front: pad, top: pad, side: first };
  return [
    shadow(x - 0.05, z - 0.1, 1, 2),
    box([x, 0.12, z], 0.12, 0.2, 1.9, oak),
    box([x + 0.74, 0.12, z], 0.12, 0.2, 1.9, oak),
    box([x, 0, z + 1.75], 0.86, 0.7, 0.12, oak),
    box([x + 0.12, 0.3, z + 0.7], 0.62, 0.1, 0.85, cushion),
    box([x + 0.14, 0.4, z + 1.4], 0.2, 0.16, 0.12, cushion),
    box([x + 0.5, 0.4, z + 1.4], 0.2, 0.16, 0.12, cushion),
    box([x, 0, z], 0.86, 0.34, 0.1, oak),
    line(
      [
        [x + 0.1, 0.34, z + 0.2],
        [x + 0.1, 0.85, z + 0.1],
        [x + 0.76, 0.85, z + 0.1],
        [x + 0.76, 0.34, z + 0.2],
      ],
      '#191613',
      0.045,
    ),
  ].join('');
}

/** Reformers in two rows; the carriage of one stands out. */
export const pilates: Equipment = {
  draw(colours) {
    const rows = [5.4, 2.9].flatMap((z, row) =>
      [-2.7, -1.15, 0.4, 1.95].map((x, column) =>
        reformer(x, z, colours, row === 1 && column === 1 ? colours.hot : colours.second),
      ),
    );
    return `${plant(-3.05, 7.5, 1.9)}${rows.join('')}`;
  },
};

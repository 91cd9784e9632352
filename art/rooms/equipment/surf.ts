import { box, disc, project, shadow, sizeAt } from '../space.ts';
import type { Equipment } from './equipment.ts';
import { plant } from './plant.ts';

function board(x: number, z: number, lean: number, fill: string, stripe: string): string {
  const [cx, base] = project([x, 0.02, z]);
  const tall = sizeAt(2.3, z);
  const wide = sizeAt(0.3, z);
  return `${shadow(x - 0.3, z - 0.1, 0.6, 0.3)}<g transform="translate(${cx} ${base}) rotate(${lean})"><path d="M0 ${-tall}C${wide} ${-tall * 0.72} ${wide * 1.1} ${-tall * 0.3} ${wide * 0.55} 0H${-wide * 0.55}C${-wide * 1.1} ${-tall * 0.3} ${-wide} ${-tall * 0.72} 0 ${-tall}Z" fill="${fill}"/><path d="M0 ${-tall * 0.97}V-2" stroke="${stripe}" stroke-width="1.6"/><path d="M${-wide * 0.86} ${-tall * 0.42}H${wide * 0.86}" stroke="${stripe}" stroke-width="${wide * 0.28}"/></g>`;
}

/** Boards along the walls of an open beach house. */
export const surf: Equipment = {
  draw({ first, second, hot, wood }) {
    const left: [number, number, string][] = [
      [-3.2, 6.9, first],
      [-3.1, 5.9, second],
      [-3, 4.9, hot],
      [-2.9, 4, first],
    ];
    const right: [number, number, string][] = [
      [3.2, 6.9, second],
      [3.1, 5.9, first],
      [3, 4.9, '#fbfaf7'],
    ];
    const bench = box([0.9, 0, 3.6], 1.5, 0.42, 0.5, {
      front: wood,
      top: '#d9a873',
      side: '#7a5638',
    });
    return [
      ...left.map(([x, z, fill]) => board(x, z, 6, fill, fill === hot ? '#fbfaf7' : hot)),
      ...right.map(([x, z, fill]) => board(x, z, -6, fill, hot)),
      bench,
      disc([1.5, 0.56, 3.8], 0.14, '#ffb51f'),
      plant(-1.9, 3.2, 1.1),
    ].join('');
  },
};

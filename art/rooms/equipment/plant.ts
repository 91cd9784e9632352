import { box, project, shadow, sizeAt } from '../space.ts';

/** A plant in a pot. */
export function plant(x: number, z: number, height = 1.3): string {
  const pot = box([x - 0.2, 0, z - 0.2], 0.4, 0.42, 0.4, {
    front: '#b5533c',
    top: '#7c3526',
    side: '#97432f',
  });
  const [cx, cy] = project([x, 0.42, z]);
  const tall = sizeAt(height, z);
  const leaves = [-62, -38, -16, 8, 30, 54]
    .map(
      (angle, index) =>
        `<path transform="translate(${cx} ${cy}) rotate(${angle})" d="M0 0C${tall * 0.16} ${-tall * 0.4} ${tall * 0.12} ${-tall * 0.8} 0 ${-tall * (0.8 + (index % 3) * 0.1)}C${-tall * 0.12} ${-tall * 0.7} ${-tall * 0.14} ${-tall * 0.35} 0 0Z" fill="${index % 2 ? '#2f6b4a' : '#428a5d'}"/>`,
    )
    .join('');
  return shadow(x - 0.35, z - 0.3, 0.8, 0.6) + pot + leaves;
}

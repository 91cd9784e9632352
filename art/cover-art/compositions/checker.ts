import type { Composition } from '../composition.ts';
import { background, group, rect, type Shape } from '../drawing.ts';

const size = 100;

/** Tiles in two colours, a motif on each second one. */
export const checker: Composition = (motif, { ground, figure, line, hot }) => {
  const tiles: Shape[] = [];
  for (let column = 0; column < 4; column++) {
    for (let row = 0; row < 3; row++) {
      const [x, y] = [column * size, row * size];
      const filled = (column + row) % 2 === 1;
      if (filled) tiles.push(rect(x, y, size, size, row === 1 && column === 2 ? hot : figure));
      const colours = filled ? { body: ground, detail: figure } : { body: line, detail: ground };
      tiles.push(
        group(
          `translate(${x + size / 2} ${y + size / 2}) rotate(${filled ? 0 : 90}) scale(.68)`,
          ...motif(filled && row === 1 && column === 2 ? { body: ground, detail: hot } : colours),
        ),
      );
    }
  }
  return [background(ground), ...tiles];
};

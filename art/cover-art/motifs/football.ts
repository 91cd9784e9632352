import { circle, line, path, type Shape } from '../drawing.ts';
import type { Motif } from '../motif.ts';

const corners = Array.from({ length: 5 }, (_, corner) => {
  const angle = (corner / 5) * Math.PI * 2 - Math.PI / 2;
  return [Math.cos(angle), Math.sin(angle)] as const;
});

/** A ball. */
export const football: Motif = ({ body, detail }) => {
  const seams: Shape[] = corners.map(([x, y]) =>
    line([x * 19, y * 19], [x * 34, y * 34], detail, 3.4),
  );
  const edges = corners.map(([x, y]) => circle(x * 45, y * 45, 12, detail));
  const centre = corners.map(([x, y]) => `${Math.round(x * 190) / 10} ${Math.round(y * 190) / 10}`);
  return [
    circle(0, 0, 50, body),
    ...seams,
    ...edges,
    path(`M${centre.join('L')}Z`, { fill: detail }),
    circle(0, 0, 54, 'none', { stroke: body, strokeWidth: 8 }),
  ];
};

import { disc, disk, project } from '../space.ts';
import type { Equipment } from './equipment.ts';

/** Cushions in a circle around candles, a gong at the wall. */
export const breath: Equipment = {
  draw({ first, second, hot, wood }) {
    const [gx, gy] = project([0, 1.75, 7.9]);
    const gong = `<path d="M${gx - 46} ${gy + 60}V${gy - 42}H${gx + 46}V${gy + 60}" fill="none" stroke="${wood}" stroke-width="4"/><circle cx="${gx}" cy="${gy}" r="33" fill="#c98a2b"/><circle cx="${gx}" cy="${gy}" r="24" fill="none" stroke="#e5b04f" stroke-width="2"/><circle cx="${gx}" cy="${gy}" r="9" fill="#e5b04f"/>`;
    const cushions = Array.from({ length: 12 }, (_, index) => {
      const angle = (index / 12) * Math.PI * 2 + 0.1;
      return { x: Math.cos(angle) * 2.35, z: 4.6 + Math.sin(angle) * 1.75, index };
    })
      .sort((one, other) => other.z - one.z)
      .map(({ x, z, index }) => {
        const fill = index === 9 ? hot : index % 2 ? first : second;
        return (
          disk([x, 0.002, z - 0.06], 0.44, '#191613', 'fill-opacity=".18"') +
          disk([x, 0.06, z], 0.4, fill) +
          disk([x, 0.17, z], 0.33, fill) +
          disk([x, 0.18, z], 0.33, '#fbfaf7', 'fill-opacity=".14"')
        );
      });
    const candles = [-0.5, -0.2, 0.12, 0.45].map((x, index) => {
      const z = 4.6 + (index % 2) * 0.3;
      const [cx, cy] = project([x, 0.2 + (index % 3) * 0.07, z]);
      const [, foot] = project([x, 0, z]);
      return `<circle cx="${cx}" cy="${cy - 5}" r="15" fill="#ffdf9c" fill-opacity=".2"/><rect x="${cx - 3}" y="${cy}" width="6" height="${foot - cy}" fill="#fbfaf7"/><path d="M${cx} ${cy - 11}C${cx + 4} ${cy - 5} ${cx + 3} ${cy} ${cx} ${cy}S${cx - 4} ${cy - 5} ${cx} ${cy - 11}Z" fill="#ffb51f"/>`;
    });
    return `${gong}${disk([0, 0.003, 4.6], 1.2, '#ffdf9c', 'fill-opacity=".2"')}${cushions.join('')}${candles.join('')}${disc([0, 0.01, 8], 0.001, hot)}`;
  },
};

import { coverColours } from '../colours.ts';
import { background, type Drawing, group, path, rect, type Shape } from '../drawing.ts';

const unit = 52;
const belt =
  'M140 150 C170 96 236 110 226 150 C216 190 168 176 196 142 M226 150 C240 178 262 186 286 180';

/** Tatami in a running bond with its coloured border, and a belt laid down. */
export const martialArts: Drawing = {
  palettes: [
    [coverColours.ink, coverColours.tartan, coverColours.marigold],
    [coverColours.ink, coverColours.sumac, coverColours.mint],
    [coverColours.ink, coverColours.sea, coverColours.stone],
  ],
  draw([joint, border, mat], random) {
    const mats: Shape[] = [];
    for (let column = -4; column < 12; column++) {
      for (let row = -5; row < 9; row++) {
        const kind = (((column + 2 * row) % 4) + 4) % 4;
        if (kind === 1) continue;
        const edge = column === -1 || column === 8 || row === -1 || row === 6;
        const width = kind === 0 ? 2 * unit - 3 : unit - 3;
        mats.push(rect(column * unit, row * unit, width, unit - 3, edge ? border : mat));
      }
    }
    mats.push(path(belt, { stroke: border, strokeWidth: 11, strokeLinecap: 'round' }));
    return [background(joint), group(`rotate(${-18 - random() * 8} 200 150)`, ...mats)];
  },
};

// Draws the installed app's icons from the brand mark.
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { webPublicFolder } from '../output-folders.ts';

const background = '#191613';
const accent = '#ff5a2b';

/** The favicon's mark: a pulse line in a circle, in a 34 by 34 view box. */
const mark = `<g fill="none" stroke="${accent}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round">
  <circle cx="17" cy="17" r="10"/><path d="M3.5 17H11l2.8-5 4.2 10 2.6-6.2L21.4 17h9.1"/></g>`;

interface Shape {
  /** Corner radius in the view box; 0 where the system masks the icon. */
  corner: number;
  /** Scale of the mark. A system mask shows at least a circle of 80 % of the width. */
  scale: number;
}

const unmasked: Shape = { corner: 8, scale: 1 };
const masked: Shape = { corner: 0, scale: 0.78 };

function drawing({ corner, scale }: Shape): Buffer {
  const inset = (34 * (1 - scale)) / 2;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 34 34" width="512" height="512">
    <rect width="34" height="34" rx="${corner}" fill="${background}"/>
    <g transform="translate(${inset} ${inset}) scale(${scale})">${mark}</g></svg>`);
}

const files: [string, Shape, number][] = [
  ['icons/icon-192.png', unmasked, 192],
  ['icons/icon-512.png', unmasked, 512],
  ['icons/maskable-192.png', masked, 192],
  ['icons/maskable-512.png', masked, 512],
  ['apple-touch-icon.png', masked, 180],
];

for (const [file, shape, size] of files) {
  const to = fileURLToPath(new URL(file, webPublicFolder));
  await sharp(drawing(shape))
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(to);
}

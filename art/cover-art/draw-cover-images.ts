// Writes the cover art of every activity as SVG files.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { type CoverArtKind, coverArtKinds } from '@pulse/web/cover-art-kinds';
import { compositionCount } from '@pulse/web/cover-file';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { webPublicFolder } from '../output-folders.ts';
import { drawCover } from './compositions.ts';
import { drawCoverArt } from './draw-cover-art.ts';
import type { Shape } from './drawing.ts';
import { type CoverPalette, coverPaletteList } from './palettes.ts';

/** The palette of each kind on the landing page, chosen so that no two neighbours share one. */
const palettes: Partial<Record<CoverArtKind, number>> = {
  yoga: 2,
  pilates: 1,
  cycling: 1,
  boxing: 1,
  swimming: 2,
  padel: 1,
  climbing: 0,
  strength: 0,
  hiit: 1,
  dance: 0,
  running: 0,
  spa: 0,
  surf: 1,
  football: 0,
  breath: 1,
  martial_arts: 0,
};

/** Colours that the file replaces by those of the palette in its address: `yoga-3.svg#p5`. */
const variables: CoverPalette = {
  ground: 'var(--g)',
  figure: 'var(--f)',
  second: 'var(--s)',
  line: 'var(--l)',
  hot: 'var(--h)',
};

const folder = new URL('cover-art/', webPublicFolder);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const kind of coverArtKinds) {
  write(kind, drawCoverArt(kind, 'landing', palettes[kind]).filter(isNoText));
  for (let composition = 0; composition < compositionCount; composition++)
    write(`${kind}-${composition}`, inEveryPalette(drawCover(kind, composition, variables)));
}

function isNoText({ type }: Shape): boolean {
  return type !== 'text';
}

/** The shapes after one empty element for each palette: the one that the address names is in force. */
function inEveryPalette(shapes: Shape[]): Shape[] {
  const declare = ({ ground, figure, second, line, hot }: CoverPalette) =>
    `{--g:${ground};--f:${figure};--s:${second};--l:${line};--h:${hot}}`;
  const [first, ...others] = coverPaletteList.map(declare);
  const rules = others.map((colours, index) => `#p${index + 1}:target~#art${colours}`);
  return [
    createElement('style', null, `#art${first}${rules.join('')}`),
    ...coverPaletteList.map((_, index) => createElement('a', { id: `p${index}` })),
    createElement('g', { id: 'art' }, ...shapes),
  ];
}

function write(name: string, shapes: Shape[]): void {
  const image = createElement(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: '0 0 400 300',
      width: 400,
      height: 300,
      preserveAspectRatio: 'xMidYMid slice',
    },
    ...shapes,
  );
  writeFileSync(new URL(`${name}.svg`, folder), renderToStaticMarkup(image));
}

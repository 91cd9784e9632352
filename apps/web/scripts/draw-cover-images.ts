// Writes the cover art of every activity as an SVG file for the public pages: node scripts/draw-cover-images.ts
import { mkdirSync, writeFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { drawCoverArt } from '../app/ui/cover-art/draw-cover-art.ts';
import { type CoverArtKind, coverArtKinds, drawingOf } from '../app/ui/cover-art/drawings.ts';

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

const folder = new URL('../public/cover-art/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const kind of coverArtKinds) {
  writeCover(kind, kind, palettes[kind]);
  // In lists of venues, each has the colours that it has in the app.
  for (const palette of drawingOf(kind).palettes.keys())
    writeCover(`${kind}-${palette}`, kind, palette);
}

function writeCover(name: string, kind: CoverArtKind, palette: number | undefined): void {
  const shapes = drawCoverArt(kind, 'landing', palette).filter(({ type }) => type !== 'text');
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

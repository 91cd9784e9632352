import { coverArtKinds } from '@pulse/web/cover-art-kinds';
import { compositionCount, coverGrounds, paletteCount } from '@pulse/web/cover-file';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { drawCover } from './compositions.ts';
import { coverPaletteList } from './palettes.ts';

const markup = (...drawn: Parameters<typeof drawCover>) =>
  renderToStaticMarkup(createElement('svg', null, ...drawCover(...drawn)));

describe.each(coverArtKinds)('%s', (kind) => {
  test('has eight compositions in eight palettes, of which no two are alike', () => {
    const covers = new Set<string>();
    for (let composition = 0; composition < compositionCount; composition++)
      for (const palette of coverPaletteList) covers.add(markup(kind, composition, palette));
    expect(covers.size).toBe(compositionCount * paletteCount);
    expect([...covers].join('')).not.toMatch(/NaN|undefined|Infinity/);
  });
});

test('the ground shown before the drawing is that of its palette', () => {
  expect(coverPaletteList.map(({ ground }) => ground)).toEqual(coverGrounds);
});

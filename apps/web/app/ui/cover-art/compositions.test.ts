import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { drawCover } from './compositions.ts';
import { coverArtKinds } from './cover-art-kinds.ts';
import { coverArtOfActivity } from './cover-art-of-activity.ts';
import { compositionCount, coverGrounds, paletteCount } from './cover-file.ts';
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

test('activities without their own drawing use another one', () => {
  expect(coverArtOfActivity('tennis')).toBe('padel');
  expect(coverArtOfActivity('other')).toBe('strength');
  expect(coverArtOfActivity(undefined)).toBe('strength');
  expect(coverArtOfActivity('martial_arts')).toBe('martial_arts');
});

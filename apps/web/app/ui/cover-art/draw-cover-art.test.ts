import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { coverArtOfActivity } from './cover-art-of-activity.ts';
import { drawCoverArt, paletteOfSeed } from './draw-cover-art.ts';
import { coverArtKinds } from './drawings.ts';

const markup = (...drawn: Parameters<typeof drawCoverArt>) =>
  renderToStaticMarkup(createElement('svg', null, ...drawCoverArt(...drawn)));

describe.each(coverArtKinds)('%s', (kind) => {
  test('looks the same for the same venue', () => {
    expect(markup(kind, 'venue-1')).toBe(markup(kind, 'venue-1'));
  });

  test('has three palettes that differ', () => {
    expect(new Set([0, 1, 2].map((palette) => markup(kind, 'venue-1', palette))).size).toBe(3);
  });

  test('is drawn in whole numbers and tenths', () => {
    expect(markup(kind, 'venue-2')).not.toMatch(/NaN|undefined|Infinity/);
  });
});

test('venues with the same activity have different palettes', () => {
  const seeds = Array.from({ length: 30 }, (_, index) => `venue-${index}`);
  expect(new Set(seeds.map((seed) => paletteOfSeed('yoga', seed))).size).toBe(3);
});

test('activities without their own drawing use another one', () => {
  expect(coverArtOfActivity('tennis')).toBe('padel');
  expect(coverArtOfActivity('other')).toBe('strength');
  expect(coverArtOfActivity(undefined)).toBe('strength');
  expect(coverArtOfActivity('martial_arts')).toBe('martial_arts');
});

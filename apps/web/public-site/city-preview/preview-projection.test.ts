import { expect, test } from 'vitest';
import { previewCities } from './preview-cities.ts';
import {
  previewBounds,
  previewHeight,
  previewWidth,
  projectOnPreview,
} from './preview-projection.ts';

test.each(previewCities)(
  'the bounding box requested from the API is what the preview of $name shows',
  (city) => {
    const [west = 0, south = 0, east = 0, north = 0] = previewBounds(city).split(',').map(Number);
    const [left, top] = projectOnPreview(city, north, west);
    const [right, bottom] = projectOnPreview(city, south, east);
    expect(left).toBeCloseTo(0, 0);
    expect(right).toBeCloseTo(previewWidth, 0);
    // The height is computed at the centre's latitude: a few units of a thousand off at the edges.
    expect(Math.abs(top)).toBeLessThan(5);
    expect(Math.abs(bottom - previewHeight)).toBeLessThan(5);
  },
);

test('the centre of a city is in the centre, north is up, east is right', () => {
  const city = { latitude: 33.9, longitude: 35.5, halfWidthDegrees: 0.05 };
  expect(projectOnPreview(city, 33.9, 35.5)).toEqual([previewWidth / 2, previewHeight / 2]);
  const [x, y] = projectOnPreview(city, 33.91, 35.51);
  expect(x).toBeGreaterThan(previewWidth / 2);
  expect(y).toBeLessThan(previewHeight / 2);
});

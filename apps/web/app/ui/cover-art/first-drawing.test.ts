import { expect, test } from 'vitest';
import { isFirstDrawing } from './first-drawing.ts';

test('a cover draws itself once', () => {
  expect(isFirstDrawing('venue-drawn-once')).toBe(true);
  expect(isFirstDrawing('venue-drawn-once')).toBe(false);
});

test('after many covers none is drawn any more, and none is remembered', () => {
  const drawn = Array.from({ length: 600 }, (_, index) => isFirstDrawing(`venue-${index}`));
  expect(drawn.filter(Boolean).length).toBeLessThanOrEqual(500);
  expect(drawn.at(-1)).toBe(false);
});

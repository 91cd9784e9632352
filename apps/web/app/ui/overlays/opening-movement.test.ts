import { expect, test } from 'vitest';
import { openingTransform } from './opening-movement.ts';

const viewport = { width: 1000, height: 800 };
const row = { left: 100, top: 300, width: 200, height: 40 };

test('a dialog comes out of the row that opened it', () => {
  expect(openingTransform(row, viewport, 'middle')).toBe('translate(-300px, -80px) scale(0.4)');
});

test('a sheet at the bottom comes out of its row too', () => {
  expect(openingTransform(row, viewport, 'bottom')).toBe('translate(-300px, -480px) scale(0.4)');
});

test('a row that is scrolled out of view counts as its edge', () => {
  const above = { ...row, top: -900 };
  expect(openingTransform(above, viewport, 'middle')).toBe('translate(-300px, -400px) scale(0.4)');
});

test('what a link has opened has no row: it only grows, or comes from below', () => {
  expect(openingTransform(null, viewport, 'middle')).toBe('scale(0.94)');
  expect(openingTransform({ ...row, width: 0 }, viewport, 'bottom')).toBe('translateY(60%)');
});

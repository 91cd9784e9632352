import { expect, test } from 'vitest';
import { centredCrop, cropArea, moveCrop } from './crop-square.ts';

const wide = { width: 400, height: 200 };

test('the default crop is the largest centred square', () => {
  expect(cropArea(wide, centredCrop)).toEqual({ left: 100, top: 0, width: 200, height: 200 });
});

test('a zoom of two halves the side, at the chosen edge', () => {
  const corner = { zoom: 2, x: 1, y: -1 };
  expect(cropArea(wide, corner)).toEqual({ left: 300, top: 0, width: 100, height: 100 });
});

test('the crop never leaves the image', () => {
  const wild = cropArea(wide, { zoom: 99, x: 7, y: -7 });
  expect(wild).toEqual({ left: 350, top: 0, width: 50, height: 50 });
});

test('moving the image to the right shows its left part', () => {
  const moved = moveCrop(wide, centredCrop, { right: 50, down: 80, stage: 100 });
  expect(moved).toEqual({ zoom: 1, x: -1, y: 0 });
  expect(cropArea(wide, moved).left).toBe(0);
});

test('a pixel on the stage is scaled to pixels of the image', () => {
  const moved = moveCrop(wide, { zoom: 2, x: 0, y: 0 }, { right: -10, down: 0, stage: 100 });
  expect(cropArea(wide, moved).left - cropArea(wide, { zoom: 2, x: 0, y: 0 }).left).toBeCloseTo(10);
});

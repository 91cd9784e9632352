import qrcode from 'qrcode';
import { expect, test } from 'vitest';
import { qrModuleSize } from './qr-module-size.ts';

const quietZone = 4;

test.each([
  { box: 346, density: 3 },
  { box: 346, density: 2.625 },
  { box: 280, density: 1 },
])('a module is a whole number of device pixels: %o', ({ box, density }) => {
  const size = qrModuleSize(box, 29, quietZone, density);
  expect(size * density).toBeCloseTo(Math.round(size * density), 9);
  expect(size * (29 + 2 * quietZone)).toBeLessThanOrEqual(box);
});

test('a box too small for whole pixels is filled completely', () => {
  expect(qrModuleSize(20, 29, quietZone, 1)).toBeCloseTo(20 / 37, 9);
});

test('a digital ID code has as many modules with error correction Q as with M', () => {
  const code = 'PULSE1.0F3A9C77D2B1.59412345.ABCDEFGHIJKLMNOP';
  const modulesAt = (errorCorrectionLevel: 'M' | 'Q' | 'H') =>
    qrcode.create(code, { errorCorrectionLevel }).modules.size;
  expect([modulesAt('M'), modulesAt('Q'), modulesAt('H')]).toEqual([29, 29, 33]);
});

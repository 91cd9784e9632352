import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moveTo, nearestIndex } from './order-of-images.ts';

const ids = fc.uniqueArray(fc.uuid(), { minLength: 1, maxLength: 5 });

test('an image moves to its index, and the others keep their order', () => {
  fc.assert(
    fc.property(ids, fc.nat(4), fc.integer({ min: -2, max: 7 }), (all, from, to) => {
      const id = all[from % all.length] ?? '';
      const moved = moveTo(all, id, to);
      expect(moved.indexOf(id)).toBe(Math.max(0, Math.min(all.length - 1, to)));
      expect(moved.filter((other) => other !== id)).toEqual(all.filter((other) => other !== id));
    }),
  );
});

test('the place under the pointer is the one whose middle is nearest', () => {
  expect(nearestIndex([50, 150, 250], -20)).toBe(0);
  expect(nearestIndex([50, 150, 250], 99)).toBe(0);
  expect(nearestIndex([50, 150, 250], 101)).toBe(1);
  expect(nearestIndex([50, 150, 250], 900)).toBe(2);
});

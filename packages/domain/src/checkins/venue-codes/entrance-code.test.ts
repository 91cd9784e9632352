import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createEntranceCode, formatEntranceCode, readEntranceCode } from './entrance-code.ts';

/** Codes from random numbers that are not all the same. */
const codes = fc
  .infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }))
  .map((numbers) => createEntranceCode((below) => Math.floor((numbers.next().value ?? 0) * below)));

test('a code contains no letter or digit that looks like another', () => {
  fc.assert(
    fc.property(codes, (code) => {
      expect(code).toHaveLength(12);
      expect(code).not.toMatch(/[lI1O0]/i);
      expect(encodeURIComponent(code)).toBe(code);
    }),
  );
});

test('every letter and digit that is left occurs', () => {
  const first = (index: number) => createEntranceCode(() => index)[0];
  expect(new Set(Array.from({ length: 31 }, (_, index) => first(index))).size).toBe(31);
});

test('a code is read as it was printed, in small letters and with spaces', () => {
  fc.assert(
    fc.property(codes, (code) => {
      const printed = formatEntranceCode(code);
      expect(printed).toMatch(/^\w{4}-\w{4}-\w{4}$/);
      for (const typed of [
        code,
        printed,
        printed.toLowerCase(),
        ` ${printed.replace(/-/g, ' ')}\n`,
      ])
        expect(readEntranceCode(typed)).toBe(code);
    }),
  );
});

test('a code of the earlier form stays as it is', () => {
  const earlier = 'aB3_x-Y7Zq0Lk2Mw';
  expect(formatEntranceCode(earlier)).toBe(earlier);
  expect(readEntranceCode(earlier)).toBeNull();
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isReordering } from './venue-images.ts';

const ids = fc.uniqueArray(fc.uuid(), { maxLength: 5 });
const atLeastOne = fc.uniqueArray(fc.uuid(), { minLength: 1, maxLength: 5 });

test('every permutation is a reordering', () => {
  fc.assert(
    fc.property(
      ids.chain((current) =>
        fc.tuple(
          fc.constant(current),
          fc.shuffledSubarray(current, { minLength: current.length, maxLength: current.length }),
        ),
      ),
      ([current, wanted]) => isReordering(current, wanted),
    ),
  );
});

test('a missing, additional, repeated or unknown id makes it none', () => {
  fc.assert(
    fc.property(atLeastOne, fc.uuid(), (current, other) => {
      fc.pre(!current.includes(other));
      const [first = '', ...rest] = current;
      for (const wanted of [rest, [...current, other], [...current, first], [other, ...rest]])
        expect(isReordering(current, wanted)).toBe(false);
      if (rest.length > 0) expect(isReordering(current, [...rest, rest[0] ?? ''])).toBe(false);
    }),
  );
});

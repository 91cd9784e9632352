import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HOUR } from '../../time/instants.ts';
import { type ClassToCover, suggestSubstitutes } from './suggest-substitutes.ts';

const at = (id: string, hour: number, ...free: string[]): ClassToCover => ({
  id,
  startsAt: hour * HOUR,
  endsAt: (hour + 1) * HOUR,
  // A capital is a coach who teaches the activity.
  free: free.map((name) => ({ id: name, teaches: name === name.toUpperCase() })),
});
const suggest = (...classes: ClassToCover[]) => Object.fromEntries(suggestSubstitutes(classes));

test('a coach is suggested who teaches the activity, and nobody where none of the free ones does', () => {
  expect(suggest(at('a', 8, 'lina', 'MAYA'), at('b', 10, 'lina'))).toEqual({ a: 'MAYA', b: null });
});

test('no coach is suggested for two classes at once', () => {
  expect(suggest(at('a', 8, 'MAYA', 'OMAR'), at('b', 8.5, 'MAYA', 'OMAR'))).toEqual({
    a: 'MAYA',
    b: 'OMAR',
  });
  expect(suggest(at('a', 8, 'MAYA'), at('b', 8.5, 'MAYA'))).toEqual({ a: 'MAYA', b: null });
});

test('a coach who covers a class already comes before others', () => {
  expect(suggest(at('a', 8, 'OMAR'), at('b', 10, 'MAYA', 'OMAR'))).toEqual({
    a: 'OMAR',
    b: 'OMAR',
  });
});

test('whoever is free, each suggestion is free, teaches it and gives one class at a time', () => {
  const anyClass = fc.record({
    startsAt: fc.integer({ min: 0, max: 20 }),
    hours: fc.integer({ min: 1, max: 3 }),
    free: fc.uniqueArray(
      fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), teaches: fc.boolean() }),
      { selector: ({ id }) => id },
    ),
  });
  fc.assert(
    fc.property(fc.array(anyClass, { maxLength: 12 }), (drawn) => {
      const classes = drawn.map(({ hours, startsAt, free }, index) => ({
        id: String(index),
        startsAt: startsAt * HOUR,
        endsAt: (startsAt + hours) * HOUR,
        free,
      }));
      const suggested = suggestSubstitutes(classes);
      const covered = classes.flatMap((one) => {
        const coach = suggested.get(one.id);
        return coach ? [{ ...one, coach }] : [];
      });
      for (const { coach, free } of covered)
        expect(free.find(({ id }) => id === coach)?.teaches).toBe(true);
      for (const one of covered)
        for (const other of covered)
          if (one !== other && one.coach === other.coach)
            expect(one.startsAt >= other.endsAt || one.endsAt <= other.startsAt).toBe(true);
    }),
  );
});

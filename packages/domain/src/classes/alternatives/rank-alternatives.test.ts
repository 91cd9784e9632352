import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HOUR, MINUTE } from '../../time/instants.ts';
import {
  ALTERNATIVES_SHOWN,
  type AlternativeClass,
  minutesApart,
  rankAlternatives,
} from './rank-alternatives.ts';

const START = Date.parse('2026-11-18T16:00:00Z');
const candidate = (id: string, hours: number, kilometres: number): AlternativeClass => ({
  id,
  startsAt: START + hours * HOUR,
  metres: kilometres * 1000,
});
const idsOf = (ranked: AlternativeClass[]) => ranked.map(({ id }) => id);

test('the three that are nearest in time and place are offered, nearest first', () => {
  const bookable = [
    candidate('tomorrow, same venue', 24, 0),
    candidate('same time, across the town', 0, 10),
    candidate('an hour later, same venue', 1, 0),
    candidate('half an hour earlier, close by', -0.5, 1),
  ];
  expect(idsOf(rankAlternatives(START, bookable))).toEqual([
    'half an hour earlier, close by',
    'same time, across the town',
    'an hour later, same venue',
  ]);
});

test('distance counts in the minutes of the way: 10 km are 39 minutes', () => {
  expect(minutesApart(START, candidate('a', 0, 10))).toBe(39);
  expect(minutesApart(START, candidate('a', -2, 0))).toBe(120);
});

test('equally near ones are ordered by start, then by id', () => {
  const bookable = [candidate('c', 1, 0), candidate('b', 1, 0), candidate('a', -1, 0)];
  expect(idsOf(rankAlternatives(START, bookable))).toEqual(['a', 'b', 'c']);
});

const candidates = fc.uniqueArray(
  fc.record({
    id: fc.uuid(),
    startsAt: fc.integer({ min: -10_000, max: 10_000 }).map((minutes) => START + minutes * MINUTE),
    metres: fc.integer({ min: 0, max: 20_000 }),
  }),
  { selector: ({ id }) => id, maxLength: 12 },
);

test('the order of the input does not matter, and nothing nearer is left out', () => {
  fc.assert(
    fc.property(candidates, (bookable) => {
      const ranked = rankAlternatives(START, bookable);
      expect(ranked).toHaveLength(Math.min(ALTERNATIVES_SHOWN, bookable.length));
      expect(idsOf(rankAlternatives(START, [...bookable].reverse()))).toEqual(idsOf(ranked));
      const farthest = Math.max(...ranked.map((one) => minutesApart(START, one)));
      for (const left of bookable.filter((one) => !ranked.includes(one)))
        expect(minutesApart(START, left)).toBeGreaterThanOrEqual(farthest);
    }),
  );
});

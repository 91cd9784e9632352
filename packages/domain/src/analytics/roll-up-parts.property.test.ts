import fc from 'fast-check';
import { expect, test } from 'vitest';
import { localDateAfter } from '../time/zones.ts';
import { ROLL_UP_START, type RollUpPart, rollUpParts } from './roll-up-parts.ts';

const DAYS = 1300;
const FIRST = '2022-02-17';
const dayNumber = fc.integer({ min: -40, max: DAYS + 40 });
const at = (number: number) => localDateAfter(FIRST, number);
const EVERY_DAY = Array.from({ length: DAYS }, (_, number) => at(number));

/** What the rows of a part add up to, when each rolled day counts one. */
function countedDays({ level, from, until }: RollUpPart, rolledUntil: number): string[] {
  const rowOf = (day: string) => {
    if (level === 'all') return ROLL_UP_START;
    if (level === 'year') return `${day.slice(0, 4)}-01-01`;
    return level === 'month' ? `${day.slice(0, 7)}-01` : day;
  };
  return EVERY_DAY.slice(0, rolledUntil).filter((day) => rowOf(day) >= from && rowOf(day) < until);
}

test('the parts hold each day of the period that is rolled up, once, in few rows', () => {
  fc.assert(
    fc.property(dayNumber, dayNumber, fc.integer({ min: 1, max: DAYS }), (one, other, rolled) => {
      const [from, until] = [at(Math.min(one, other)), at(Math.max(one, other))];
      const parts = rollUpParts({ from, until }, at(rolled));
      const counted = parts.flatMap((part) => countedDays(part, rolled)).sort();
      const expected = EVERY_DAY.slice(0, rolled).filter((day) => day >= from && day < until);
      expect(counted).toEqual(expected);
      const dayRows = parts.filter(({ level }) => level === 'day');
      for (const part of dayRows) {
        expect(localDateAfter(part.from, 61) >= part.until).toBe(true);
      }
    }),
    { numRuns: 100 },
  );
});

test('everything is one part, however long ago it began', () => {
  expect(rollUpParts({ from: ROLL_UP_START, until: '2027-01-01' }, '2026-12-30')).toEqual([
    { level: 'all', from: '2000-01-01', until: '2000-01-02' },
  ]);
});

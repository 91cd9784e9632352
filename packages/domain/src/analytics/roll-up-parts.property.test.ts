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
      const times = new Map(EVERY_DAY.map((day) => [day, 0]));
      for (const part of parts)
        for (const day of countedDays(part, rolled))
          times.set(day, (times.get(day) ?? 0) + part.sign);
      const isExpected = (day: string) => day >= from && day < until && day < at(rolled);
      expect([...times]).toEqual(EVERY_DAY.map((day) => [day, Number(isExpected(day))]));
      for (const part of parts.filter(({ level }) => level === 'day'))
        expect(localDateAfter(part.from, 20) >= part.until).toBe(true);
      for (const part of parts.filter(({ level }) => level === 'month'))
        expect(localDateAfter(part.from, 190) >= part.until).toBe(true);
    }),
    { numRuns: 100 },
  );
});

test('everything is one part, however long ago it began', () => {
  expect(rollUpParts({ from: ROLL_UP_START, until: '2027-01-01' }, '2026-12-30')).toEqual([
    { level: 'all', from: '2000-01-01', until: '2000-01-02', sign: 1 },
  ]);
});

test('most of a year is the year without the rest', () => {
  expect(rollUpParts({ from: '2025-01-01', until: '2025-11-24' }, '2026-11-23')).toEqual([
    { level: 'year', from: '2025-01-01', until: '2026-01-01', sign: 1 },
    { level: 'day', from: '2025-11-24', until: '2025-12-01', sign: -1 },
    { level: 'month', from: '2025-12-01', until: '2026-01-01', sign: -1 },
  ]);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OpeningPeriod } from './opening-hours.ts';
import { openingHoursFaults } from './opening-hours-faults.ts';

const period = (weekday: number, opens: string, closes: string): OpeningPeriod => ({
  weekday,
  opens,
  closes,
});

test('several periods a day, adjacent ones and ones past midnight are accepted', () => {
  const hours = [
    period(1, '06:30', '12:00'),
    period(1, '12:00', '14:00'),
    period(5, '22:00', '02:00'),
    period(6, '02:00', '03:00'),
    period(7, '00:00', '00:00'),
  ];
  expect(openingHoursFaults(hours)).toEqual([]);
});

test('a period that ends at its start is a fault, unless it is the whole day', () => {
  expect(openingHoursFaults([period(2, '07:00', '07:00'), period(3, '00:00', '00:00')])).toEqual([
    { index: 0, fault: 'opening_hours_empty' },
  ]);
});

test.each([
  ['on the same day', period(1, '08:00', '12:00'), period(1, '11:59', '14:00')],
  ['after midnight', period(1, '22:00', '02:00'), period(2, '01:00', '09:00')],
  ['from Sunday into Monday', period(7, '20:00', '01:00'), period(1, '00:30', '09:00')],
  ['with a whole day', period(4, '00:00', '00:00'), period(4, '12:00', '13:00')],
])('of two periods that overlap %s, the second is the fault', (_, first, second) => {
  expect(openingHoursFaults([first, second])).toEqual([
    { index: 1, fault: 'opening_hours_overlap' },
  ]);
});

test('periods without a fault never share a minute of the week', () => {
  const time = fc
    .integer({ min: 0, max: 1439 })
    .map(
      (minute) =>
        `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`,
    );
  const anyPeriod = fc.record({
    weekday: fc.integer({ min: 1, max: 7 }),
    opens: time,
    closes: time,
  });
  fc.assert(
    fc.property(fc.array(anyPeriod, { maxLength: 6 }), (periods) => {
      const faulty = new Set(openingHoursFaults(periods).map(({ index }) => index));
      const accepted = periods.filter((_, index) => !faulty.has(index));
      const minutes = accepted.flatMap(minutesOfWeek);
      expect(new Set(minutes).size).toBe(minutes.length);
    }),
    { numRuns: 200 },
  );
});

function minutesOfWeek({ weekday, opens, closes }: OpeningPeriod): number[] {
  const minute = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
  const length = (minute(closes) - minute(opens) + 1440) % 1440 || 1440;
  const start = (weekday - 1) * 1440 + minute(opens);
  return Array.from({ length }, (_, index) => (start + index) % (7 * 1440));
}

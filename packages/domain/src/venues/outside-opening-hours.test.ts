import fc from 'fast-check';
import { expect, test } from 'vitest';
import { timesOutsideOpeningHours } from './outside-opening-hours.ts';

const monday = (start: string) => ({ weekday: 1, start });
const open = (weekday: number, opens: string, closes: string) => ({ weekday, opens, closes });
const outside = (start: string, minutes: number, ...hours: ReturnType<typeof open>[]) =>
  timesOutsideOpeningHours([monday(start)], minutes, hours).length === 1;

test('a class is inside when the venue is open from its first to its last minute', () => {
  const day = open(1, '06:30', '22:00');
  expect(outside('06:30', 60, day)).toBe(false);
  expect(outside('21:00', 60, day)).toBe(false);
  expect(outside('03:32', 60, day)).toBe(true);
  expect(outside('06:29', 60, day)).toBe(true);
  expect(outside('21:01', 60, day)).toBe(true);
});

test('two periods that touch are one, two with a break are not', () => {
  expect(outside('11:30', 60, open(1, '08:00', '12:00'), open(1, '12:00', '20:00'))).toBe(false);
  expect(outside('11:30', 60, open(1, '08:00', '12:00'), open(1, '14:00', '20:00'))).toBe(true);
});

test('hours that pass midnight reach the next day, and Sunday’s reach Monday', () => {
  expect(outside('23:30', 60, open(1, '18:00', '02:00'))).toBe(false);
  expect(outside('00:30', 60, open(7, '18:00', '02:00'))).toBe(false);
  expect(outside('01:30', 60, open(7, '18:00', '02:00'))).toBe(true);
});

test('a venue without hours flags nothing', () => {
  expect(outside('03:32', 60)).toBe(false);
});

test('it agrees with asking minute by minute', () => {
  const time = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '30'))
    .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`);
  const weekday = fc.integer({ min: 1, max: 7 });
  const period = fc.record({ weekday, opens: time, closes: time });
  const week = 7 * 24 * 60;
  const minuteOf = (day: number, text: string) =>
    (day - 1) * 1440 + Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
  fc.assert(
    fc.property(
      fc.array(period, { minLength: 1, maxLength: 5 }),
      fc.record({ weekday, start: time }),
      fc.integer({ min: 5, max: 600 }),
      (hours, one, minutes) => {
        const isOpen = Array.from({ length: week }, () => false);
        for (const { weekday, opens, closes } of hours) {
          const start = minuteOf(weekday, opens);
          const end = minuteOf(weekday, closes) + (closes > opens ? 0 : 1440);
          for (let minute = start; minute < end; minute += 1) isOpen[minute % week] = true;
        }
        const begins = minuteOf(one.weekday, one.start);
        const inside = Array.from({ length: minutes }, (_, offset) => (begins + offset) % week);
        expect(timesOutsideOpeningHours([one], minutes, hours).length === 0).toBe(
          inside.every((minute) => isOpen[minute]),
        );
      },
    ),
    { numRuns: 200 },
  );
});

import { expect, test } from 'vitest';
import { isoInstant } from './instants.ts';
import {
  instantOfWallTime,
  localDateOf,
  localDatesFrom,
  localDayOf,
  localMonthOf,
} from './zones.ts';

const at = (text: string) => Date.parse(text);

test('a local time is read in its own zone', () => {
  expect(isoInstant(instantOfWallTime('2026-11-21', '18:00', 'Asia/Beirut'))).toBe(
    '2026-11-21T16:00:00.000Z',
  );
  expect(isoInstant(instantOfWallTime('2026-07-21', '18:00', 'Asia/Beirut'))).toBe(
    '2026-07-21T15:00:00.000Z',
  );
});

test('half past midnight does not exist in Beirut on 2027-03-28 and becomes half past one', () => {
  const skipped = instantOfWallTime('2027-03-28', '00:30', 'Asia/Beirut');
  expect(skipped).toBe(instantOfWallTime('2027-03-28', '01:30', 'Asia/Beirut'));
  expect(localDateOf(skipped, 'Asia/Beirut')).toBe('2027-03-28');
});

test('a local time that occurs twice in Paris is the first of the two', () => {
  expect(isoInstant(instantOfWallTime('2026-10-25', '02:30', 'Europe/Paris'))).toBe(
    '2026-10-25T00:30:00.000Z',
  );
});

test('a local date may differ from the date in UTC', () => {
  expect(localDateOf(at('2026-11-21T22:30:00Z'), 'Asia/Beirut')).toBe('2026-11-22');
});

test('the day on which the clocks go forward is 23 hours long and starts at one in Beirut', () => {
  const day = localDayOf(at('2027-03-28T12:00:00Z'), 'Asia/Beirut');
  expect(isoInstant(day.startsAt)).toBe('2027-03-27T22:00:00.000Z');
  expect(day.endsAt - day.startsAt).toBe(23 * 3_600_000);
});

test('a month runs from the 1st to the next 1st in the local time of the zone', () => {
  const month = localMonthOf(at('2026-11-30T22:30:00Z'), 'Asia/Beirut');
  expect(isoInstant(month.startsAt)).toBe('2026-11-30T22:00:00.000Z');
  expect(isoInstant(month.endsAt)).toBe('2026-12-31T22:00:00.000Z');
});

test('the dates from an instant on are those of its zone, one a day across a clock change', () => {
  // In Beirut it is already the 28th, on which the clocks skip the hour after midnight.
  expect(localDatesFrom(at('2027-03-27T22:30:00Z'), 'Asia/Beirut', 3)).toEqual([
    '2027-03-28',
    '2027-03-29',
    '2027-03-30',
  ]);
});

import { expect, test } from 'vitest';
import { dateOfSearchDay, type PartOfDay, type SearchDay } from './search-times.ts';

// Monday, 20:30 in Beirut.
const now = Date.parse('2026-11-23T18:30:00Z');
const dateOf = (day: SearchDay, part: PartOfDay | null = null, at = now, zone = 'Asia/Beirut') =>
  dateOfSearchDay(day, part, at, zone);
const weekday = (number: number, next = false): SearchDay => ({
  kind: 'weekday',
  weekday: number,
  next,
});

test('a weekday is its next date, today included', () => {
  expect(dateOf(weekday(1))).toBe('2026-11-23');
  expect(dateOf(weekday(3))).toBe('2026-11-25');
  expect(dateOf(weekday(7))).toBe('2026-11-29');
  expect(dateOf(weekday(1, true))).toBe('2026-11-30');
  expect(dateOf(weekday(3, true))).toBe('2026-11-25');
});

test('today is not meant when that part of it is over', () => {
  expect(dateOf(weekday(1), 'morning')).toBe('2026-11-30');
  expect(dateOf(weekday(1), 'evening')).toBe('2026-11-23');
});

test('relative days are counted from the local date of the zone', () => {
  expect(dateOf({ kind: 'in-days', days: 1 })).toBe('2026-11-24');
  // 22:30 UTC is already Tuesday in Beirut.
  const late = Date.parse('2026-11-23T22:30:00Z');
  expect(dateOf({ kind: 'in-days', days: 0 }, null, late)).toBe('2026-11-24');
  expect(dateOf({ kind: 'in-days', days: 0 }, null, late, 'America/Toronto')).toBe('2026-11-23');
});

test('the weekend is the next Saturday, and on a Sunday today', () => {
  expect(dateOf({ kind: 'weekend' })).toBe('2026-11-28');
  expect(dateOf({ kind: 'weekend' }, null, Date.parse('2026-11-29T10:00:00Z'))).toBe('2026-11-29');
});

import { expect, test } from 'vitest';
import { dateForKey } from './date-for-key.ts';

test('arrow keys move by a day and by a week, across months', () => {
  expect(dateForKey('2026-11-30', 'ArrowRight')).toBe('2026-12-01');
  expect(dateForKey('2026-11-01', 'ArrowLeft')).toBe('2026-10-31');
  expect(dateForKey('2026-11-26', 'ArrowDown')).toBe('2026-12-03');
  expect(dateForKey('2026-11-26', 'ArrowUp')).toBe('2026-11-19');
});

test('Home and End move to Monday and Sunday', () => {
  expect(dateForKey('2026-11-26', 'Home')).toBe('2026-11-23');
  expect(dateForKey('2026-11-26', 'End')).toBe('2026-11-29');
});

test('Page keys keep the day, or use the last one of a shorter month', () => {
  expect(dateForKey('2027-01-31', 'PageDown')).toBe('2027-02-28');
  expect(dateForKey('2026-12-15', 'PageUp')).toBe('2026-11-15');
});

test('other keys are ignored', () => {
  expect(dateForKey('2026-11-26', 'Tab')).toBeUndefined();
});

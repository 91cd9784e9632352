import { expect, test } from 'vitest';
import { clockShiftOn } from './clock-shift.ts';

test('Beirut skips the first hour of a Sunday in March', () => {
  expect(clockShiftOn('2027-03-28', 'Asia/Beirut')).toEqual({
    kind: 'skipped',
    from: 0,
    until: 60,
  });
});

test('Beirut repeats the last hour of a Saturday in October', () => {
  expect(clockShiftOn('2027-10-30', 'Asia/Beirut')).toEqual({
    kind: 'repeated',
    from: 1380,
    until: 1440,
  });
});

test('Paris skips and repeats an hour at two in the morning', () => {
  expect(clockShiftOn('2027-03-28', 'Europe/Paris')).toEqual({
    kind: 'skipped',
    from: 120,
    until: 180,
  });
  expect(clockShiftOn('2026-10-25', 'Europe/Paris')).toEqual({
    kind: 'repeated',
    from: 120,
    until: 180,
  });
});

test.each([
  ['2027-03-27', 'Asia/Beirut'],
  ['2027-03-29', 'Asia/Beirut'],
  ['2027-10-31', 'Asia/Beirut'],
  ['2026-11-23', 'Europe/Paris'],
  ['2027-03-28', 'Asia/Dubai'],
])('nothing happens on %s in %s', (date, zone) => {
  expect(clockShiftOn(date, zone)).toBeNull();
});

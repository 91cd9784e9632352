import { expect, test } from 'vitest';
import { formatDate } from '#ui/format/formatter.ts';
import type { useFormat } from '#ui/format/use-format.ts';
import { dayLabel } from './day-label.ts';

const labels = { today: 'today', tomorrow: 'tomorrow' };
const format = {
  date: (...[instant, shape, timeZone]: Parameters<ReturnType<typeof useFormat>['date']>) =>
    formatDate('en', instant, shape, timeZone),
};
const labelAt = (now: string, instant: string, timeZone: string) =>
  dayLabel(instant, timeZone, Date.parse(now), format, labels);

test('the calendar of the time zone decides, not that of the device', () => {
  const late = '2026-11-22T22:30:00Z';
  expect(labelAt('2026-11-22T12:00:00Z', late, 'Europe/Zurich')).toBe('today');
  expect(labelAt('2026-11-22T12:00:00Z', late, 'Asia/Beirut')).toBe('tomorrow');
});

test('what was tomorrow is today after midnight', () => {
  const morning = '2026-11-23T06:00:00Z';
  expect(labelAt('2026-11-22T21:59:00Z', morning, 'Asia/Beirut')).toBe('tomorrow');
  expect(labelAt('2026-11-22T22:00:00Z', morning, 'Asia/Beirut')).toBe('today');
});

test('tomorrow is the next calendar day also when the clocks change', () => {
  // Sunday 28 March 2027 has 23 hours: 24 hours after Saturday 23:30 it is Monday.
  const saturdayNight = '2027-03-27T22:30:00Z';
  expect(labelAt(saturdayNight, '2027-03-28T10:00:00Z', 'Europe/Zurich')).toBe('tomorrow');
  expect(labelAt(saturdayNight, '2027-03-29T10:00:00Z', 'Europe/Zurich')).not.toBe('tomorrow');
  // Sunday 31 October 2027 has 25 hours: 24 hours after 00:10 it is still Sunday.
  const sundayMorning = '2027-10-30T22:10:00Z';
  expect(labelAt(sundayMorning, '2027-11-01T10:00:00Z', 'Europe/Zurich')).toBe('tomorrow');
});

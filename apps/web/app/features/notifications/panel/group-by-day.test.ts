import type { Notification } from '@pulse/contract/client';
import { expect, test } from 'vitest';
import { groupByDay, localDay } from './group-by-day.ts';

const at = (created_at: string): Notification => ({
  id: created_at,
  type: 'other',
  title: '',
  message: '',
  link: null,
  created_at,
  is_read: true,
  read_at: null,
});
/** Noon in local time, so that the test passes in every time zone. */
const noon = (day: number) => new Date(2026, 10, day, 12).toISOString();

test('notifications are grouped by day, newest day first', () => {
  const days = groupByDay([at(noon(21)), at(noon(21)), at(noon(19))]);
  expect(days.map(({ day, notifications }) => [day, notifications.length])).toEqual([
    ['2026-11-21', 2],
    ['2026-11-19', 1],
  ]);
});

test('a day is a calendar day in local time', () => {
  expect(localDay(new Date(2026, 0, 5, 0, 1).getTime())).toBe('2026-01-05');
});

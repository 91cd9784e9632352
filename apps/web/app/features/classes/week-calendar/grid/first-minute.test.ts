import { expect, test } from 'vitest';
import { weekOf } from '../../schedule/week-of-address.ts';
import { layOutWeek } from '../lay-out-week.ts';
import { createSession } from '../test-session.ts';
import { firstMinute } from './use-first-scroll.ts';

const today = '2026-11-24';
const layout = layOutWeek(
  weekOf(today),
  [
    createSession({ id: 'monday', day: '2026-11-23', start: '07:00' }),
    createSession({ id: 'morning', day: today, start: '09:00' }),
    createSession({ id: 'evening', day: today, start: '18:00' }),
  ],
  { time_zone: 'UTC', operating_hours: [] },
  [],
);
const at = (time: string) => Date.parse(`${today}T${time}:00Z`);

test.each([
  ['before the first class of today', '06:00', 9 * 60],
  ['while a class runs', '09:30', 9 * 60],
  ['between two classes', '17:41', 18 * 60],
  ['after the last class of today', '22:00', 18 * 60],
])('the calendar of this week opens at the class that runs or is next: %s', (_, time, minute) => {
  expect(firstMinute(layout, today, at(time))).toBe(minute);
});

test('another week opens at its first class', () => {
  expect(firstMinute(layout, '2026-12-01', at('12:00'))).toBe(7 * 60);
  const empty = layOutWeek(weekOf(today), [], { time_zone: 'UTC', operating_hours: [] }, []);
  expect(firstMinute(empty, today, at('12:00'))).toBeNull();
});

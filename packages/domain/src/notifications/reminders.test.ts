import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '../time/instants.ts';
import { instantOfWallTime } from '../time/zones.ts';
import { remindersFor } from './reminders.ts';

const zone = 'Asia/Beirut';
const at = (date: string, time: string) => instantOfWallTime(date, time, zone);

test('a class has reminders a day and two hours before it', () => {
  const startsAt = at('2026-11-25', '18:00');
  expect(remindersFor(startsAt, zone, startsAt - 3 * DAY)).toEqual([
    { hours_before: 24, dueAt: startsAt - 24 * HOUR },
    { hours_before: 2, dueAt: startsAt - 2 * HOUR },
  ]);
});

test('a booking created later has only the reminders still to come', () => {
  const startsAt = at('2026-11-25', '18:00');
  const later = remindersFor(startsAt, zone, startsAt - 5 * HOUR);
  expect(later.map((reminder) => reminder.hours_before)).toEqual([2]);
  expect(remindersFor(startsAt, zone, startsAt - HOUR)).toEqual([]);
});

test('the second reminder of an early class waits until 07:00', () => {
  const startsAt = at('2026-11-25', '08:00');
  expect(remindersFor(startsAt, zone, startsAt - 3 * DAY).at(-1)).toEqual({
    hours_before: 2,
    dueAt: at('2026-11-25', '07:00'),
  });
});

test('a reminder that would wait until its class begins is left out', () => {
  const startsAt = at('2026-11-25', '07:00');
  const reminders = remindersFor(startsAt, zone, startsAt - 3 * DAY);
  expect(reminders).toEqual([{ hours_before: 24, dueAt: at('2026-11-24', '07:00') }]);
});

test('reminders lie between now and the class, in order', () => {
  const now = Date.UTC(2027, 2, 20);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 15 * 24 * 60 }), (minutes) => {
      const startsAt = now + minutes * MINUTE;
      const due = remindersFor(startsAt, zone, now).map((reminder) => reminder.dueAt);
      for (const dueAt of due) {
        expect(dueAt).toBeGreaterThan(now);
        expect(dueAt).toBeLessThan(startsAt);
      }
      expect(due).toEqual([...due].sort((a, b) => a - b));
    }),
  );
});

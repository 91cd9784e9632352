import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clockChanges, clockChangesBetween } from './clock-changes.ts';
import { occurrences } from './occurrences.ts';

const sundays = (...starts: string[]) => ({
  weekly: starts.map((start) => ({ weekday: 7, start })),
  duration_minutes: 60,
  first_date: '2026-01-01',
  last_date: null,
});

test('a start that the clocks skip takes place as much later as they skip', () => {
  expect(
    clockChangesBetween(sundays('00:30', '09:00'), 'Asia/Beirut', '2027-01-01', '2027-12-31'),
  ).toEqual([{ local_date: '2027-03-28', start: '00:30', moves_to: '01:30', change: 'skipped' }]);
});

test('a start that the clocks show twice is the first of the two', () => {
  const found = clockChangesBetween(
    sundays('02:30', '03:00'),
    'Europe/Paris',
    '2027-10-01',
    '2027-11-30',
  );
  expect(found).toEqual([
    { local_date: '2027-10-31', start: '02:30', moves_to: '02:30', change: 'repeated' },
  ]);
});

test('a zone without clock changes has none, and neither have other weekdays', () => {
  const night = sundays('02:30');
  expect(clockChangesBetween(night, 'Asia/Dubai', '2027-01-01', '2027-12-31')).toEqual([]);
  const mondays = { ...night, weekly: [{ weekday: 1, start: '02:30' }] };
  expect(clockChangesBetween(mondays, 'Europe/Paris', '2027-01-01', '2027-12-31')).toEqual([]);
});

test('looking at the days of clock changes alone finds what looking at every day finds', () => {
  const time = fc.record({
    weekday: fc.integer({ min: 1, max: 7 }),
    start: fc
      .tuple(fc.integer({ min: 0, max: 4 }), fc.constantFrom('00', '30'))
      .map(([hour, minute]) => `0${hour}:${minute}`),
  });
  const zone = fc.constantFrom('Asia/Beirut', 'Europe/Paris', 'America/Toronto', 'Africa/Cairo');
  const day = fc.integer({ min: 0, max: 700 });
  fc.assert(
    fc.property(fc.array(time, { minLength: 1, maxLength: 6 }), zone, day, (weekly, zone, day) => {
      const schedule = { ...sundays(), weekly };
      const first = Temporal.PlainDate.from('2026-01-01').add({ days: day });
      const [from, until] = [first.toString(), first.add({ days: 200 }).toString()];
      const everyDay = clockChanges(occurrences(schedule, zone, from, until), zone);
      expect(clockChangesBetween(schedule, zone, from, until)).toEqual(everyDay);
    }),
    { numRuns: 30 },
  );
});

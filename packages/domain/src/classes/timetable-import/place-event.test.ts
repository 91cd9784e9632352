import { expect, test } from 'vitest';
import { type EventTimes, placeEvent } from './place-event.ts';
import type { RecurrenceRule } from './recurrence-rule.ts';
import { zoneClocks } from './zone-clocks.ts';

const NOW = zoneClocks(Date.parse('2026-11-22T12:00:00Z'));
const weekly: RecurrenceRule = {
  frequency: 'weekly',
  interval: 1,
  weekdays: [],
  monthDays: [],
  months: [],
  positions: [],
  weekStart: 1,
  count: null,
  until: null,
};
// A Monday.
const event = (changes: Partial<EventTimes> = {}): EventTimes => ({
  zone: 'Europe/Paris',
  start: { date: '2026-11-23', start: '18:00' },
  rule: null,
  added: [],
  excluded: [],
  ...changes,
});

test('an endless weekly rule is a class with weekly times and no last date', () => {
  const placed = placeEvent(event({ rule: weekly }), 'Europe/Paris', NOW);
  expect(placed).toMatchObject({
    weekly: [{ weekday: 1, start: '18:00' }],
    firstDate: '2026-11-23',
    lastDate: null,
    dates: [],
    expandedUntil: null,
  });
});

test('a count ends a weekly class on the date of its last one', () => {
  const rule = { ...weekly, count: 3 };
  expect(placeEvent(event({ rule }), 'Europe/Paris', NOW).lastDate).toBe('2026-12-07');
});

test('excluded dates and additional ones belong to the event', () => {
  const placed = placeEvent(
    event({
      rule: weekly,
      excluded: [
        { date: '2026-12-21', start: '18:00' },
        { date: '2026-12-28', start: '09:00' },
      ],
      added: [{ date: '2026-12-23', start: '20:00' }],
    }),
    'Europe/Paris',
    NOW,
  );
  expect(placed.excludedDates).toEqual(['2026-12-21']);
  expect(placed.dates).toEqual([{ date: '2026-12-23', start: '20:00' }]);
});

test('a zone that is always as far away keeps weekly times, over midnight too', () => {
  const late = event({
    zone: 'Europe/London',
    rule: weekly,
    start: { date: '2026-11-23', start: '23:30' },
  });
  expect(placeEvent(late, 'Europe/Paris', NOW)).toMatchObject({
    weekly: [{ weekday: 2, start: '00:30' }],
    firstDate: '2026-11-24',
  });
});

test('a zone that changes its clocks on the same night keeps weekly times', () => {
  const placed = placeEvent(event({ rule: weekly }), 'Asia/Beirut', NOW);
  expect(placed.weekly).toEqual([{ weekday: 1, start: '19:00' }]);
});

test('a zone that changes its clocks on other days is taken date by date', () => {
  // Paris is not an hour from UTC all year.
  const placed = placeEvent(event({ zone: 'UTC', rule: weekly }), 'Europe/Paris', NOW);
  expect(placed.weekly).toEqual([]);
  expect(placed.expandedUntil).toBe('2027-01-21');
  expect(placed.dates[0]).toEqual({ date: '2026-11-23', start: '19:00' });
  const march = zoneClocks(Date.parse('2027-03-20T12:00:00Z'));
  const over = placeEvent(event({ zone: 'UTC', rule: weekly }), 'Europe/Paris', march);
  expect(over.dates.slice(0, 2)).toEqual([
    { date: '2027-03-22', start: '19:00' },
    { date: '2027-03-29', start: '20:00' },
  ]);
});

test('every second week is taken date by date, up to the horizon', () => {
  const rule = { ...weekly, interval: 2 };
  const { dates, expandedUntil } = placeEvent(event({ rule }), 'Europe/Paris', NOW);
  expect(dates.map(({ date }) => date)).toEqual([
    '2026-11-23',
    '2026-12-07',
    '2026-12-21',
    '2027-01-04',
    '2027-01-18',
  ]);
  expect(expandedUntil).toBe('2027-01-21');
});

import { expect, test } from 'vitest';
import { DAY, type EpochMs, HOUR } from '../../time/instants.ts';
import { type ScheduledSession, scheduleChange } from './schedule-change.ts';

const monday = Date.parse('2026-11-23T16:00:00Z');
const occurrence = (date: string, startsAt: EpochMs) => ({
  local_date: date,
  startsAt,
  endsAt: startsAt + HOUR,
});
const session = (overrides: Partial<ScheduledSession>): ScheduledSession => ({
  id: 's1',
  occurrenceDate: '2026-11-23',
  startsAt: monday,
  endsAt: monday + HOUR,
  bookings: 0,
  changedByHand: false,
  ...overrides,
});
const noChange = { create: [], move: [], remove: [], ask: [] };

test('a schedule that asks for what is there changes nothing', () => {
  expect(scheduleChange([session({})], [occurrence('2026-11-23', monday)])).toEqual(noChange);
});

test('new dates are made', () => {
  const next = occurrence('2026-11-30', monday + 7 * DAY);
  const change = scheduleChange([session({})], [occurrence('2026-11-23', monday), next]);
  expect(change).toEqual({ ...noChange, create: [next] });
});

test('sessions nobody has booked move and go at once', () => {
  const later = occurrence('2026-11-23', monday + HOUR);
  expect(scheduleChange([session({})], [later])).toEqual({
    ...noChange,
    move: [{ session: session({}), to: later }],
  });
  expect(scheduleChange([session({})], [])).toEqual({ ...noChange, remove: [session({})] });
});

test('booked sessions wait for consent', () => {
  const booked = session({ bookings: 2 });
  const later = occurrence('2026-11-23', monday + HOUR);
  expect(scheduleChange([booked], [later]).needsConsent).toEqual([{ session: booked, to: later }]);
  expect(scheduleChange([booked], [])).toEqual({
    ...noChange,
    ask: [{ session: booked, to: null }],
  });
});

test('a session changed by hand stays as it is, and nothing is made twice for its date', () => {
  const moved = session({
    changedByHand: true,
    startsAt: monday + DAY,
    endsAt: monday + DAY + HOUR,
  });
  expect(scheduleChange([moved], [occurrence('2026-11-23', monday)])).toEqual(noChange);
});

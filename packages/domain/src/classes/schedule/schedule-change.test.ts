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
const noChange = { create: [], move: [], remove: [], needsConsent: [] };

test('a schedule that matches the existing sessions changes nothing', () => {
  expect(scheduleChange([session({})], [occurrence('2026-11-23', monday)])).toEqual(noChange);
});

test('sessions are created for new dates', () => {
  const next = occurrence('2026-11-30', monday + 7 * DAY);
  const change = scheduleChange([session({})], [occurrence('2026-11-23', monday), next]);
  expect(change).toEqual({ ...noChange, create: [next] });
});

test('sessions without bookings are moved and removed immediately', () => {
  const later = occurrence('2026-11-23', monday + HOUR);
  expect(scheduleChange([session({})], [later])).toEqual({
    ...noChange,
    move: [{ session: session({}), to: later }],
  });
  expect(scheduleChange([session({})], [])).toEqual({ ...noChange, remove: [session({})] });
});

test('sessions with bookings need consent', () => {
  const booked = session({ bookings: 2 });
  const later = occurrence('2026-11-23', monday + HOUR);
  expect(scheduleChange([booked], [later]).needsConsent).toEqual([{ session: booked, to: later }]);
  expect(scheduleChange([booked], [])).toEqual({
    ...noChange,
    needsConsent: [{ session: booked, to: null }],
  });
});

test('a session changed by hand stays as it is, and no second one is created for its date', () => {
  const moved = session({
    changedByHand: true,
    startsAt: monday + DAY,
    endsAt: monday + DAY + HOUR,
  });
  expect(scheduleChange([moved], [occurrence('2026-11-23', monday)])).toEqual(noChange);
});

import type { SessionAtVenue, VenueWithClasses } from '@pulse/contract/client';
import { expect, test } from 'vitest';
import { isEveryClassFull, leadingSession, slotState, slotsToShow } from './session-state.ts';

function createSession(id: string, overrides: Partial<SessionAtVenue> = {}): SessionAtVenue {
  return {
    id,
    title: 'Flow',
    activity: 'yoga',
    tier: 'standard',
    starts_at: '2026-11-23T16:00:00.000Z',
    ends_at: '2026-11-23T17:00:00.000Z',
    time_zone: 'Asia/Beirut',
    local_date: '2026-11-23',
    local_start: '18:00',
    capacity: 2,
    booked: 1,
    waitlisted: 0,
    price: null,
    trainer_name: null,
    own_booking: null,
    open_for_booking: true,
    ...overrides,
  };
}
const full = { booked: 2 };
const own = (status: 'confirmed' | 'waitlisted' | 'pending') => ({
  own_booking: { id: 'b', status, pending_for: null, waitlist_position: null },
});

test('the state of the reader’s booking comes before the places', () => {
  expect(slotState(createSession('a'))).toBe('open');
  expect(slotState(createSession('a', full))).toBe('full');
  expect(slotState(createSession('a', { ...full, ...own('confirmed') }))).toBe('booked');
  expect(slotState(createSession('a', { ...full, ...own('waitlisted') }))).toBe('waitlisted');
  expect(slotState(createSession('a', { ...full, ...own('pending') }))).toBe('held');
});

test('the leading class is the reader’s own, else the next one with a place', () => {
  const [a, b, c] = [
    createSession('a', full),
    createSession('b'),
    createSession('c', own('confirmed')),
  ];
  expect(leadingSession([a, b])?.id).toBe('b');
  expect(leadingSession([a, b, c])?.id).toBe('c');
  expect(leadingSession([a])?.id).toBe('a');
  expect(leadingSession([])).toBeUndefined();
});

test('a short row keeps the order and always has the class that can be booked', () => {
  const sessions = [
    createSession('a', full),
    createSession('b', full),
    createSession('c', full),
    createSession('d'),
  ];
  expect(slotsToShow(sessions, 3).map((session) => session.id)).toEqual(['a', 'b', 'd']);
});

test('classes are all full only when each is listed, has no place and is not the reader’s', () => {
  const at = (sessions: SessionAtVenue[], sessions_total = sessions.length) =>
    ({ sessions, sessions_total }) as VenueWithClasses;
  const none = at([createSession('a', full)]);
  expect(isEveryClassFull([none, at([])])).toBe(true);
  expect(isEveryClassFull([at([createSession('a', { ...full, ...own('waitlisted') })])])).toBe(
    true,
  );
  expect(isEveryClassFull([none, at([createSession('b')])])).toBe(false);
  expect(isEveryClassFull([at([createSession('a', { ...full, ...own('confirmed') })])])).toBe(
    false,
  );
  expect(isEveryClassFull([at([createSession('a', full)], 9)])).toBe(false);
  expect(isEveryClassFull([at([])])).toBe(false);
});

import type { RosterEntry } from '@pulse/contract/client';
import { expect, test } from 'vitest';
import { availableRosterAction } from './roster-action.ts';

const start = '2026-11-21T16:30:00Z';
const entry = (change: Partial<RosterEntry>): RosterEntry => ({
  booking_id: 'b1',
  full_name: 'Hiba Mansour',
  member_code: 'AB3DEFG7HJ',
  photo_url: null,
  phone: null,
  held_until: null,
  plan_code: 'plus',
  paid_by: 'plan',
  status: 'confirmed',
  waitlist_position: null,
  check_in: null,
  no_shows_30_days: 0,
  correctable_until: '2026-11-23T17:30:00Z',
  guests: [],
  ...change,
});
const actionAt = (time: string, change: Partial<RosterEntry> = {}, booked = 12) =>
  availableRosterAction(
    entry(change),
    { starts_at: start, booked, capacity: 12 },
    Date.parse(time),
  );

test('a booked member can be checked in manually from 30 minutes before the start', () => {
  expect(actionAt('2026-11-21T15:59:59Z')).toBe('none');
  expect(actionAt('2026-11-21T16:00:00Z')).toBe('check_in');
  expect(actionAt('2026-11-21T17:10:00Z')).toBe('check_in');
});

test('a no-show can be corrected for 48 hours after the class', () => {
  expect(actionAt('2026-11-23T17:29:59Z', { status: 'no_show' })).toBe('correct_no_show');
  expect(actionAt('2026-11-23T17:30:00Z', { status: 'no_show' })).toBe('none');
});

test('an arrival can be undone for 48 hours', () => {
  const arrived = {
    status: 'completed' as const,
    check_in: {
      id: 'c1',
      method: 'by_hand' as const,
      checked_in_at: '2026-11-21T16:20:00Z',
      staff_name: 'Sara Hakim',
    },
  };
  expect(actionAt('2026-11-23T16:19:59Z', arrived)).toBe('undo');
  expect(actionAt('2026-11-23T16:20:00Z', arrived)).toBe('none');
});

test('a waitlisted member or one with a held place cannot be checked in', () => {
  expect(actionAt(start, { status: 'waitlisted' })).toBe('none');
  expect(actionAt(start, { status: 'pending' })).toBe('none');
});

test('a member on the waitlist who is here gets a free place, from 30 min before until 15 min after', () => {
  const waitlisted = { status: 'waitlisted' as const };
  expect(actionAt('2026-11-21T15:59:59Z', waitlisted, 11)).toBe('none');
  expect(actionAt('2026-11-21T16:00:00Z', waitlisted, 11)).toBe('give_place');
  expect(actionAt('2026-11-21T16:44:59Z', waitlisted, 11)).toBe('give_place');
  expect(actionAt('2026-11-21T16:45:00Z', waitlisted, 11)).toBe('none');
});

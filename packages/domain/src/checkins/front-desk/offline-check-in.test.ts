import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HOUR, MINUTE } from '../../time/instants.ts';
import {
  type BookingSeenOffline,
  OFFLINE_CHECK_IN_HOURS,
  offlineCheckInTime,
  offlineConflict,
} from './offline-check-in.ts';

const NOW = Date.parse('2026-11-18T10:00:00Z');
const HALF_DAY = OFFLINE_CHECK_IN_HOURS * HOUR;

test.each([
  ['ten minutes ago', -10 * MINUTE, { at: NOW - 10 * MINUTE, refused: null }],
  ['12 hours ago', -HALF_DAY, { at: NOW - HALF_DAY, refused: null }],
  ['longer ago', -HALF_DAY - 1, { at: null, refused: 'offline_too_old' }],
  ['by a clock that is two minutes ahead', 2 * MINUTE, { at: NOW, refused: null }],
  ['by a clock that is further ahead', 2 * MINUTE + 1, { at: null, refused: 'offline_in_future' }],
])('a check-in made %s', (_, ago, expected) => {
  expect(offlineCheckInTime(NOW + ago, NOW)).toEqual(expected);
});

test('whatever a client says, nothing is judged in the future or more than 12 hours back', () => {
  fc.assert(
    fc.property(fc.integer({ min: -2 * HALF_DAY, max: 2 * HALF_DAY }), (distance) => {
      const { at } = offlineCheckInTime(NOW + distance, NOW);
      expect(at === null || (at <= NOW && at >= NOW - HALF_DAY)).toBe(true);
    }),
  );
});

const seen: BookingSeenOffline = {
  status: 'confirmed',
  classCancelled: false,
  startsAt: NOW,
  seenStartsAt: NOW,
};

test.each([
  ['nothing has happened', {}, null],
  ['the class has ended, and they count as missed', { status: 'no_show' }, null],
  ['they are in already', { status: 'completed', startsAt: NOW + HOUR }, null],
  ['the venue cancelled it', { status: 'cancelled', classCancelled: true }, 'class_cancelled'],
  ['the member cancelled', { status: 'cancelled' }, 'not_checkable'],
  ['the class was moved', { startsAt: NOW + MINUTE }, 'class_moved'],
] as const)('%s', (_, change, conflict) => {
  expect(offlineConflict({ ...seen, ...change })).toBe(conflict);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY, HOUR, isoInstant, MINUTE } from '../../time/instants.ts';
import { type EndedBooking, restoreBookings, restoredHoldUntil } from './restore-bookings.ts';

const now = Date.parse('2026-11-18T10:00:00Z');
const holdOf = (left: number) => {
  const until = restoredHoldUntil(now + left, now);
  return until && isoInstant(until);
};

test.each([
  ['a week', 7 * DAY, '2026-11-19T10:00:00.000Z'],
  ['ten hours', 10 * HOUR, '2026-11-18T15:00:00.000Z'],
  ['an hour and a quarter', 75 * MINUTE, '2026-11-18T10:37:30.000Z'],
  ['fifty minutes', 50 * MINUTE, '2026-11-18T10:20:00.000Z'],
])('with %s left an old place is held until %#', (_, left, until) => {
  expect(holdOf(left)).toBe(until);
});

test('in the last 30 minutes nothing is held', () => {
  expect(holdOf(30 * MINUTE)).toBeNull();
  const bookings: EndedBooking[] = [{ id: 'a', order: 1, held: 'place' }];
  expect(restoreBookings(bookings, { startsAt: now + 10 * MINUTE, free: 8 }, now)).toEqual({
    offered: [],
    heldUntil: null,
    waitlisted: [],
    ended: ['a'],
  });
});

test('old places are offered in their order, members who waited wait again, the unpaid book anew', () => {
  const bookings: EndedBooking[] = [
    { id: 'waits', order: 4, held: 'waitlist_place' },
    { id: 'second', order: 2, held: 'place' },
    { id: 'unpaid', order: 3, held: 'unpaid' },
    { id: 'first', order: 1, held: 'place' },
  ];
  const restored = restoreBookings(bookings, { startsAt: now + 2 * DAY, free: 8 }, now);
  expect(restored).toEqual({
    offered: ['first', 'second'],
    heldUntil: now + DAY,
    waitlisted: ['waits'],
    ended: ['unpaid'],
  });
  expect(restoreBookings(bookings, { startsAt: now + 2 * DAY, free: 1 }, now)).toMatchObject({
    offered: ['first'],
    ended: ['second', 'unpaid'],
  });
});

test('whatever is put back, nothing is lost, offered twice or more than is free', () => {
  const anyBooking = fc.record({
    id: fc.uuid(),
    order: fc.nat(),
    held: fc.constantFrom<EndedBooking['held']>('place', 'waitlist_place', 'unpaid'),
  });
  fc.assert(
    fc.property(
      fc.uniqueArray(anyBooking, { selector: ({ id }) => id, maxLength: 30 }),
      fc.integer({ min: 1, max: 20 * DAY }),
      fc.nat(20),
      (bookings, left, free) => {
        const found = restoreBookings(bookings, { startsAt: now + left, free }, now);
        const all = [...found.offered, ...found.waitlisted, ...found.ended];
        expect(all.sort()).toEqual(bookings.map(({ id }) => id).sort());
        expect(found.offered.length).toBeLessThanOrEqual(free);
        if (found.heldUntil === null) return;
        expect(found.heldUntil).toBeGreaterThan(now);
        expect(found.heldUntil).toBeLessThanOrEqual(now + left - 30 * MINUTE);
      },
    ),
  );
});

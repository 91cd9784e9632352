import { expect, test } from 'vitest';
import { DAY, MINUTE } from '../../time/instants.ts';
import { DEFAULT_BOOKING_POLICY } from '../book/booking-policy.ts';
import { rebookAction } from './rebook-action.ts';

const now = Date.parse('2026-11-18T10:00:00Z');
const next = {
  startsAt: now + 2 * DAY,
  capacity: 10,
  booked: 4,
  waitlisted: 0,
  policy: DEFAULT_BOOKING_POLICY,
  ownStatus: null,
};
const full = { ...next, booked: 10, waitlisted: 3 };

test.each([
  ['with places left is booked', next, 'book'],
  ['that is full has a waitlist', full, 'join_waitlist'],
  ['with a full waitlist offers nothing', { ...full, waitlisted: 10 }, null],
  [
    'that the member waits for is not booked again',
    { ...full, ownStatus: 'waitlisted' },
    'see_waitlist',
  ],
  [
    'that the member has booked is not booked again',
    { ...next, ownStatus: 'confirmed' },
    'see_booking',
  ],
  ['held for the member is shown', { ...full, ownStatus: 'pending' }, 'see_booking'],
  ['whose booking has closed offers nothing', { ...next, startsAt: now + 5 * MINUTE }, null],
  ['whose booking is still open is booked', { ...next, startsAt: now + 5 * MINUTE + 1 }, 'book'],
  ['whose booking is not open yet offers nothing', { ...next, startsAt: now + 15 * DAY }, null],
] as const)('a next date %s', (_, context, action) => {
  expect(rebookAction(context, now)).toBe(action);
});

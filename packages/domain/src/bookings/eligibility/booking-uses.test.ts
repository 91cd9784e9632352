import { expect, test } from 'vitest';
import { ampleCounter, bookableContext } from './booking-context.builder.ts';
import { bookingUses } from './booking-uses.ts';

test('a booking on the plan uses a visit, and a plus visit for a plus class', () => {
  const standard = bookableContext({ monthly: { ...ampleCounter, used: 4, booked: 1, limit: 8 } });
  expect(bookingUses(standard)).toEqual({ visit: true, plus_visit: false, visits_left_after: 2 });
  expect(bookingUses({ ...standard, plus: ampleCounter }).plus_visit).toBe(true);
});

test('a drop-in uses nothing of the plan', () => {
  const paid = bookableContext({
    dropIn: true,
    plus: ampleCounter,
    monthly: { ...ampleCounter, limit: 8 },
  });
  expect(bookingUses(paid)).toEqual({ visit: false, plus_visit: false, visits_left_after: 6 });
});

test('visits left is null without a monthly limit, and 0 when the limit is reached', () => {
  const unlimited = bookableContext({ monthly: { ...ampleCounter, limit: null } });
  expect(bookingUses(unlimited).visits_left_after).toBe(null);
  const spent = bookableContext({ monthly: { ...ampleCounter, used: 8, booked: 0, limit: 8 } });
  expect(bookingUses(spent).visits_left_after).toBe(0);
  expect(bookingUses(bookableContext({ membership: null, monthly: null }))).toEqual({
    visit: false,
    plus_visit: false,
    visits_left_after: null,
  });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY, isoInstant } from '../../time/instants.ts';
import { BOOKING_STATES } from '../booking-states.ts';
import {
  type DropInContext,
  dropInMoney,
  dropInMoneyIfCancelled,
  dropInMoneyState,
} from './drop-in-money.ts';

const at = Date.parse('2026-11-18T10:00:00Z');
const amount = { amount_minor: 1800, currency: 'USD' };
const paid: DropInContext = {
  status: 'confirmed',
  paymentStatus: 'paid',
  cancelledAt: null,
  lateCancelled: false,
  returnedAt: null,
};
const cancelled = { ...paid, status: 'cancelled', cancelledAt: at } as const;

test.each([
  ['booked', paid, 'paid'],
  ['attended', { ...paid, status: 'completed' }, 'paid'],
  ['cancelled in time, or by the venue', cancelled, 'refund_due'],
  ['cancelled late', { ...cancelled, lateCancelled: true }, 'kept'],
  [
    'cancelled late, place taken',
    { ...cancelled, lateCancelled: true, returnedAt: at + DAY },
    'refund_due',
  ],
  ['given back', { ...cancelled, paymentStatus: 'refunded' }, 'refunded'],
  ['missed', { ...paid, status: 'no_show' }, 'kept'],
  ['not paid yet', { ...paid, status: 'pending', paymentStatus: 'open' }, 'unpaid'],
  ['declined', { ...cancelled, paymentStatus: 'declined' }, 'unpaid'],
  ['never opened', { ...cancelled, paymentStatus: null }, 'unpaid'],
] as const)('the price of a drop-in that was %s', (_, dropIn, state) => {
  expect(dropInMoneyState(dropIn)).toBe(state);
});

test('a refund arrives within 14 days after it was decided', () => {
  expect(dropInMoney(amount, cancelled)).toEqual({
    amount,
    state: 'refund_due',
    refund_by: isoInstant(at + 14 * DAY),
  });
  const taken = { ...cancelled, lateCancelled: true, returnedAt: at + 2 * DAY };
  expect(dropInMoney(amount, taken).refund_by).toBe(isoInstant(at + 16 * DAY));
  expect(dropInMoney(amount, paid).refund_by).toBeNull();
});

test('what a cancellation would do is what it then does', () => {
  fc.assert(
    fc.property(fc.constantFrom('free', 'uses_visit'), (cost) => {
      const quoted = dropInMoneyIfCancelled(amount, 'paid', cost, at);
      const done = dropInMoney(amount, { ...cancelled, lateCancelled: cost === 'uses_visit' });
      expect(quoted).toEqual(done);
    }),
  );
});

test('money is given back for cancelled bookings and accepted appeals only, and a date is named with every refund', () => {
  const anyDropIn = fc.record({
    status: fc.constantFrom(...BOOKING_STATES),
    paymentStatus: fc.constantFrom('open', 'paid', 'declined', 'expired', null),
    cancelledAt: fc.constant(at),
    lateCancelled: fc.boolean(),
    returnedAt: fc.option(fc.integer({ min: at, max: at + DAY })),
  });
  fc.assert(
    fc.property(anyDropIn, (dropIn) => {
      const { state, refund_by } = dropInMoney(amount, dropIn);
      const isAppealed = dropIn.status === 'no_show' && dropIn.returnedAt !== null;
      if (state === 'refund_due') expect(dropIn.status === 'cancelled' || isAppealed).toBe(true);
      expect(refund_by !== null).toBe(state === 'refund_due');
    }),
  );
});

import { type EpochMs, MINUTE } from '@pulse/domain';
import { describe, expect } from 'vitest';
import {
  countHeldPlaces,
  FREEZE_COUNTERS,
  repeatedly,
  runConcurrently,
  warmUpConnectionPool,
  withoutSafeguards,
} from '../../../../test/database/race-conditions.ts';
import {
  type BookingFixture,
  fixture,
  NOW,
  type TestMember,
  test,
} from '../../../../test/fixtures/booking-fixture.ts';
import { findBooking } from '../bookings.store.ts';
import { cancelBooking } from '../cancel/cancel-booking.ts';
import { LOCKS, type Locks } from '../locks/lock-class.ts';
import { acceptOffer } from './accept-offer.ts';
import { expireHoldsOfSession } from './expire-holds.ts';

test.beforeAll(async () => {
  await warmUpConnectionPool(fixture);
});

describe('two members who cancel concurrently', () => {
  async function cancelTwo(fixture: BookingFixture) {
    const session = await fixture.createSession(48, { capacity: 2 });
    const members = await runConcurrently(4, () => fixture.createMember());
    const bookings: string[] = [];
    for (const member of members)
      bookings.push((await member.book(session, { join_waitlist: true })).body.id);
    await Promise.all(
      members
        .slice(0, 2)
        .map((member, index) => member.post(`/bookings/${bookings[index]}/cancel`, {})),
    );
    const states = await Promise.all(bookings.map((id) => findBooking(fixture.deps.db, id)));
    expect(states.map((booking) => booking?.status)).toEqual([
      'cancelled',
      'cancelled',
      'confirmed',
      'confirmed',
    ]);
    expect(await fixture.counters(session)).toEqual({ booked: 2, waitlisted: 0 });
  }

  test('promote the first two on the waitlist', () => repeatedly(cancelTwo)(fixture));

  test('control: without the counter no place is found to be free', () =>
    withoutSafeguards([FREEZE_COUNTERS], (unprotected) =>
      expect(repeatedly(cancelTwo)(unprotected)).rejects.toThrow(),
    ));
});

describe('a member who is first on two waitlists of one day', () => {
  async function cancelBoth(locks: Locks) {
    const basic = await fixture.createMember('basic');
    const held = await runConcurrently(2, async (index) => {
      const session = await fixture.createSession(30 + 2 * index, { capacity: 1 });
      const holder = await fixture.createMember();
      const { body } = await holder.book(session);
      return { session, userId: holder.id, bookingId: body.id as string };
    });
    const waiting: string[] = [];
    for (const { session } of held)
      waiting.push((await basic.book(session, { join_waitlist: true })).body.id);
    await Promise.all(
      held.map((place) => cancelBooking(fixture.deps, { ...place, acceptCost: 'free' }, locks)),
    );
    const states = await Promise.all(waiting.map((id) => findBooking(fixture.deps.db, id)));
    expect(states.map((booking) => booking?.status).sort()).toEqual(['confirmed', 'waitlisted']);
  }
  const cancelBothRepeatedly = (locks: Locks) =>
    repeatedly(repeatedly(() => cancelBoth(locks)))(fixture);

  test('is promoted on one of them when both free a place concurrently', () =>
    cancelBothRepeatedly(LOCKS));

  test('control: without locks a plan with one class a day gets two', () =>
    expect(
      cancelBothRepeatedly({
        ...LOCKS,
        members: async () => undefined,
        sessions: async () => undefined,
      }),
    ).rejects.toThrow());
});

describe('an offer accepted at the moment it expires', () => {
  const heldUntil = NOW + 30 * MINUTE;
  const at = (now: EpochMs) => ({ ...fixture.deps, clock: { now: () => now } });

  /** A class with two places; one is offered to the first on the waitlist, a second member waits. */
  async function anOffer() {
    const session = await fixture.createSession(10, { capacity: 2 });
    const members: TestMember[] = await runConcurrently(4, () => fixture.createMember());
    const bookings: string[] = [];
    for (const member of members)
      bookings.push((await member.book(session, { join_waitlist: true })).body.id);
    const [holder] = members;
    await holder?.post(`/bookings/${bookings[0]}/cancel`, { accept_cost: 'uses_visit' });
    return { session, userId: members[2]?.id ?? '', bookingId: bookings[2] ?? '' };
  }

  async function acceptWhileExpiring(
    locks: Locks,
    start = Promise.resolve(),
    over: () => void = () => undefined,
  ) {
    const { session, userId, bookingId } = await anOffer();
    const accepting = acceptOffer(at(heldUntil - 1), userId, bookingId, locks);
    const expiring = start.then(() => expireHoldsOfSession(at(heldUntil), session)).finally(over);
    await Promise.all([accepting, expiring]);
    expect(await countHeldPlaces(fixture, session)).toBe(2);
    expect((await fixture.counters(session)).booked).toBe(2);
  }

  test('is either accepted or given to the next member, never both', async () => {
    for (let round = 0; round < 10; round += 1) await acceptWhileExpiring(LOCKS);
  });

  test('control: without locks the place is given to two members', async () => {
    const read = Promise.withResolvers<void>();
    const over = Promise.withResolvers<void>();
    const unlocked: Locks = {
      members: async () => undefined,
      sessions: async () => undefined,
      booking: async (tx, id) => {
        const booking = await findBooking(tx, id);
        read.resolve();
        await over.promise;
        return booking;
      },
    };
    await expect(acceptWhileExpiring(unlocked, read.promise, over.resolve)).rejects.toThrow();
  });
});

import type { EpochMs } from '@pulse/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
  createBookingFixture,
  NOW,
  type TestMember,
} from '../../../../test/fixtures/booking-fixture.ts';
import { findBooking } from '../bookings.store.ts';
import { cancelBooking } from '../cancel/cancel-booking.ts';
import { LOCKS, type Locks } from '../locks/lock-class.ts';
import { acceptOffer } from './accept-offer.ts';
import { expireHoldsOfSession } from './expire-holds.ts';

const MINUTE = 60_000;

let fixture: BookingFixture;
beforeAll(async () => {
  fixture = await createBookingFixture();
  await warmUpConnectionPool(fixture);
});
afterAll(() => fixture.close());

describe('two members who cancel at once', () => {
  async function freeTwo(here: BookingFixture) {
    const session = await here.createSession(48, { capacity: 2 });
    const people = await runConcurrently(4, () => here.createMember());
    const bookings: string[] = [];
    for (const person of people)
      bookings.push((await person.book(session, { join_waitlist: true })).body.id);
    await Promise.all(
      people
        .slice(0, 2)
        .map((person, index) => person.post(`/bookings/${bookings[index]}/cancel`, {})),
    );
    const states = await Promise.all(bookings.map((id) => findBooking(here.deps.db, id)));
    expect(states.map((booking) => booking?.status)).toEqual([
      'cancelled',
      'cancelled',
      'confirmed',
      'confirmed',
    ]);
    expect(await here.counters(session)).toEqual({ booked: 2, waitlisted: 0 });
  }

  test('promote the first two in line', () => repeatedly(freeTwo)(fixture));

  test('control: without the counter nobody knows that places are free', () =>
    withoutSafeguards([FREEZE_COUNTERS], (bare) =>
      expect(repeatedly(freeTwo)(bare)).rejects.toThrow(),
    ));
});

describe('a member who is first in two lines of one day', () => {
  async function freeBoth(locks: Locks) {
    const basic = await fixture.createMember('basic');
    const held = await runConcurrently(2, async (index) => {
      const session = await fixture.createSession(30 + 2 * index, { capacity: 1 });
      const holder = await fixture.createMember();
      const { body } = await holder.book(session);
      return { session, userId: holder.id, bookingId: body.id as string };
    });
    const waits: string[] = [];
    for (const { session } of held)
      waits.push((await basic.book(session, { join_waitlist: true })).body.id);
    await Promise.all(
      held.map((place) => cancelBooking(fixture.deps, { ...place, acceptCost: 'free' }, locks)),
    );
    const states = await Promise.all(waits.map((id) => findBooking(fixture.deps.db, id)));
    expect(states.map((booking) => booking?.status).sort()).toEqual(['confirmed', 'waitlisted']);
  }
  const both = (locks: Locks) => repeatedly(repeatedly(() => freeBoth(locks)))(fixture);

  test('is promoted in one of them when both free a place at once', () => both(LOCKS));

  test('control: without locks a plan of one class a day gets two', () =>
    expect(
      both({ ...LOCKS, members: async () => undefined, sessions: async () => undefined }),
    ).rejects.toThrow());
});

describe('an offer accepted in the moment it runs out', () => {
  const heldUntil = NOW + 30 * MINUTE;
  const at = (now: EpochMs) => ({ ...fixture.deps, clock: { now: () => now } });

  /** Two places; one offered to the first in line, a second member waits behind. */
  async function offered() {
    const session = await fixture.createSession(10, { capacity: 2 });
    const people: TestMember[] = await runConcurrently(4, () => fixture.createMember());
    const bookings: string[] = [];
    for (const person of people)
      bookings.push((await person.book(session, { join_waitlist: true })).body.id);
    const [holder] = people;
    await holder?.post(`/bookings/${bookings[0]}/cancel`, { accept_cost: 'uses_visit' });
    return { session, userId: people[2]?.id ?? '', bookingId: bookings[2] ?? '' };
  }

  async function race(locks: Locks, start = Promise.resolve(), over: () => void = () => undefined) {
    const { session, userId, bookingId } = await offered();
    const accepting = acceptOffer(at(heldUntil - 1), userId, bookingId, locks);
    const expiring = start.then(() => expireHoldsOfSession(at(heldUntil), session)).finally(over);
    await Promise.all([accepting, expiring]);
    expect(await countHeldPlaces(fixture, session)).toBe(2);
    expect((await fixture.counters(session)).booked).toBe(2);
  }

  test('is either taken or passed on, never both', async () => {
    for (let round = 0; round < 10; round += 1) await race(LOCKS);
  });

  test('control: without locks the place is given away twice', async () => {
    const seen = Promise.withResolvers<void>();
    const over = Promise.withResolvers<void>();
    const unlocked: Locks = {
      members: async () => undefined,
      sessions: async () => undefined,
      booking: async (tx, id) => {
        const booking = await findBooking(tx, id);
        seen.resolve();
        await over.promise;
        return booking;
      },
    };
    await expect(race(unlocked, seen.promise, over.resolve)).rejects.toThrow();
  });
});

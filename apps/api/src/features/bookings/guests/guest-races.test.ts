import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { aClassSession } from '../../../../test/builders.ts';
import { runConcurrently, runWhileLocked } from '../../../../test/database/race-conditions.ts';
import { NOW } from '../../../../test/fixtures/booking-fixture.ts';
import {
  test as base,
  type FrontDeskFixture,
  fixture,
} from '../../../../test/fixtures/front-desk-fixture.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { findBooking } from '../bookings.store.ts';
import { LOCKS, type Locks } from '../locks/lock-class.ts';
import { lockSessions } from '../locks/locks.store.ts';
import { addGuest } from './add-guest.ts';
import { listGuests } from './guests.store.ts';

const test = base.extend(
  'overrides',
  { scope: 'file' },
  { booking_policy: { guests_per_booking: 2 } },
);

const NO_LOCKS: Locks = {
  members: async () => undefined,
  sessions: async () => undefined,
  booking: findBooking,
};

const aSession = (capacity: number) =>
  aClassSession(fixture.deps.db, {
    venue_id: fixture.venueId,
    starts_at: new Date(NOW + 36_000_000).toISOString(),
    capacity,
  });
type Host = Awaited<ReturnType<FrontDeskFixture['createBookedMember']>>;
const bring = (host: Host, locks: Locks) => () =>
  addGuest(
    fixture.deps,
    { userId: host.id, bookingId: host.bookingId, guestId: randomUUID(), name: 'Karim' },
    locks,
  );

/**
 * Each call has come as far as it gets without the row of the class: with the locks nothing is decided
 * yet, without them everything is.
 */
const atOnce = (session: string, calls: readonly ReturnType<typeof bring>[]) =>
  runWhileLocked(fixture, (tx) => lockSessions(tx, [session]), calls);

/** Four members bring a guest at the same moment to a class with two places left. */
async function twoPlacesForFourGuests(locks: Locks) {
  const session = await aSession(6);
  const hosts = await runConcurrently(4, () => fixture.createBookedMember(session));
  const answers = await atOnce(
    session,
    hosts.map((host) => bring(host, locks)),
  );
  expect(answers.filter(isRefusal).map(({ code }) => code)).toEqual(['class_full', 'class_full']);
  expect(await fixture.counters(session)).toMatchObject({ booked: 6 });
}

/** One member brings four guests at the same moment, where two are allowed. */
async function fourGuestsOfOneMember(locks: Locks) {
  const session = await aSession(20);
  const host = await fixture.createBookedMember(session);
  await atOnce(
    session,
    Array.from({ length: 4 }, () => bring(host, locks)),
  );
  expect(await listGuests(fixture.deps.db, host.bookingId)).toHaveLength(2);
  expect(await fixture.counters(session)).toMatchObject({ booked: 3 });
}

test('guests never oversell a class', () => twoPlacesForFourGuests(LOCKS));

test('control: without the locks every guest finds a place', () =>
  expect(twoPlacesForFourGuests(NO_LOCKS)).rejects.toThrow());

test('a member never brings more guests than the venue allows', () => fourGuestsOfOneMember(LOCKS));

test('control: without the locks one member brings four', () =>
  expect(fourGuestsOfOneMember(NO_LOCKS)).rejects.toThrow());

test('a member and a guest never get the same last place', async () => {
  const session = await aSession(2);
  const host = await fixture.createBookedMember(session);
  const rival = await fixture.createMember();
  const [guest, booking] = await Promise.all([bring(host, LOCKS)(), rival.book(session)]);
  expect([isRefusal(guest), booking.status === 409].filter(Boolean)).toHaveLength(1);
  expect(await fixture.counters(session)).toMatchObject({ booked: 2 });
});

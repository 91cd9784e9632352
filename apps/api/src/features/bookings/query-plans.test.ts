import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BookingWorld, bookingWorld, NOW } from '../../../test/booking-world.ts';
import { fillTables, thatGrow } from '../../../test/full-tables.ts';
import { planOf, readWhole, statementsOf } from '../../../test/query-plans.ts';
import { bookClass } from './book-class.ts';
import { cancelBooking } from './cancel-booking.ts';
import { checkEligibility } from './check-eligibility.ts';
import { expireHolds } from './expire-holds.ts';
import { getBooking } from './get-booking.ts';
import { listBookingEvents } from './list-booking-events.ts';
import { countBookings, listBookingMonths, listBookings } from './list-bookings.ts';
import { markNoShows } from './mark-no-shows.ts';
import { memberBookability } from './member-bookability.ts';
import { promoteIdlePlaces } from './promote-idle-places.ts';
import { refundDropIns } from './refund-drop-ins.ts';
import { undoCancellation } from './undo-cancellation.ts';

let world: BookingWorld;
beforeAll(async () => {
  world = await bookingWorld();
  await fillTables(world.deps.db, NOW);
});
afterAll(() => world.close());

/**
 * What no statement may cost here, in the planner's pages: the dearest looks 200 bookings up with
 * class and venue; reading one index whole costs more.
 */
const MOST_COST = 600;

test('no statement of booking, waiting, cancelling or listing reads a growing table whole', async () => {
  const [holder, waiter, guest] = [
    await world.member(),
    await world.member(),
    await world.member(null),
  ];
  const session = await world.session(48, { capacity: 1 });
  const priced = await world.session(60, { price_minor: 1000 });
  const ask = { joinWaitlist: true, payDropIn: true, key: { name: 'k', hash: Buffer.alloc(32) } };
  const statements = await statementsOf(world.deps, async (deps) => {
    await checkEligibility(deps, holder.id, session);
    await bookClass(deps, { ...ask, userId: holder.id, sessionId: session });
    await bookClass(deps, { ...ask, userId: waiter.id, sessionId: session });
    await bookClass(deps, { ...ask, userId: guest.id, sessionId: priced });
    const listed = await listBookings(deps, holder.id, { view: 'upcoming', limit: 20 });
    const bookingId = 'items' in listed ? (listed.items[0]?.id ?? '') : '';
    await countBookings(deps, holder.id);
    await listBookings(deps, waiter.id, { view: 'waitlisted', limit: 20 });
    await listBookings(deps, holder.id, { view: 'past', month: '2026-10', limit: 20 });
    await listBookingMonths(deps, holder.id, 'past');
    await listBookingEvents(deps, holder.id, 6);
    await getBooking(deps, holder.id, bookingId);
    await cancelBooking(deps, { userId: holder.id, bookingId, acceptCost: 'free' });
    await undoCancellation(deps, holder.id, bookingId);
    await memberBookability(deps.db, holder.id, deps.clock.now());
    world.clock.advance(16 * 60_000);
    await expireHolds(deps);
    await promoteIdlePlaces(deps);
    await markNoShows(deps);
    await refundDropIns(deps);
  });
  expect(statements.length).toBeGreaterThan(20);
  const offenders: string[] = [];
  for (const statement of new Map(statements.map((sent) => [sent.sql, sent])).values()) {
    const plan = await planOf(world.deps.pool, statement);
    const tables = thatGrow(readWhole(plan));
    if (tables.length > 0 || plan['Total Cost'] > MOST_COST)
      offenders.push(`${plan['Total Cost']} ${tables.join(', ')}: ${statement.sql}`);
  }
  expect(offenders).toEqual([]);
});

test('a booking takes two statements, a refusal one', async () => {
  const member = await world.member();
  const session = await world.session(72, { capacity: 1 });
  const wanted = { joinWaitlist: false, payDropIn: false, key: null, sessionId: session };
  const booked = await statementsOf(world.deps, async (deps) => {
    await bookClass(deps, { ...wanted, userId: member.id });
  });
  expect(booked).toHaveLength(2);
  const refused = await statementsOf(world.deps, async (deps) => {
    await bookClass(deps, { ...wanted, userId: (await world.member()).id });
  });
  expect(refused).toHaveLength(1);
});

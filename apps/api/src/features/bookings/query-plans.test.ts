import { expect } from 'vitest';
import {
  explain,
  recordStatements,
  sequentiallyScannedTables,
} from '../../../test/database/query-plans.ts';
import { fixture, NOW, test } from '../../../test/fixtures/booking-fixture.ts';
import { fillTables, onlyGrowingTables } from '../../../test/fixtures/fill-tables.ts';
import { markNoShows } from './attendance/mark-no-shows.ts';
import { createBookClass } from './book/book-class.ts';
import { cancelBooking } from './cancel/cancel-booking.ts';
import { refundDropIns } from './cancel/refund-drop-ins.ts';
import { undoCancellation } from './cancel/undo-cancellation.ts';
import { checkEligibility } from './eligibility/check-eligibility.ts';
import { loadBookingLimits } from './eligibility/load-booking-limits.ts';
import { getBooking } from './read/get-booking.ts';
import { listBookingActivity } from './read/list-booking-activity.ts';
import { countBookings, listBookingMonths, listBookings } from './read/list-bookings.ts';
import { expireHolds } from './waitlist/expire-holds.ts';
import { retryPromotions } from './waitlist/retry-promotions.ts';

test.beforeAll(async () => {
  await fillTables(fixture.deps.db, NOW);
});

/**
 * The highest allowed cost of a statement, in planner units: the most expensive one reads 200
 * bookings with class and venue; a full index scan costs more.
 */
const MAX_COST = 600;
/** The statements for many bookings: the planner assumes ten of them, or a hundred. */
const MANY_BOOKINGS = /^WITH asked AS MATERIALIZED|= ANY \(ARRAY \(SELECT unnest/;

test('no statement of booking, waiting, cancelling or listing scans a growing table', async () => {
  const [holder, waiter, visitor] = [
    await fixture.createMember(),
    await fixture.createMember(),
    await fixture.createMember(null),
  ];
  const session = await fixture.createSession(48, { capacity: 1 });
  const priced = await fixture.createSession(60, { price_minor: 1000 });
  const idempotencyKey = { value: 'k', requestHash: Buffer.alloc(32) };
  const options = { joinWaitlist: true, payDropIn: true, idempotencyKey };
  const statements = await recordStatements(fixture.deps, async (deps) => {
    await checkEligibility(deps, holder.id, session);
    await createBookClass(deps)({ ...options, userId: holder.id, sessionId: session });
    await createBookClass(deps)({ ...options, userId: waiter.id, sessionId: session });
    await createBookClass(deps)({ ...options, userId: visitor.id, sessionId: priced });
    const listed = await listBookings(deps, holder.id, { view: 'upcoming', limit: 20 });
    const bookingId = 'items' in listed ? (listed.items[0]?.id ?? '') : '';
    await countBookings(deps, holder.id);
    await listBookings(deps, waiter.id, { view: 'waitlisted', limit: 20 });
    await listBookings(deps, holder.id, { view: 'past', month: '2026-10', limit: 20 });
    await listBookingMonths(deps, holder.id, 'past');
    await listBookingActivity(deps, holder.id, 6);
    await getBooking(deps, holder.id, bookingId);
    await cancelBooking(deps, { userId: holder.id, bookingId, acceptCost: 'free' });
    await undoCancellation(deps, holder.id, bookingId);
    await loadBookingLimits(deps.db, holder.id, deps.clock.now());
    fixture.clock.advance(16 * 60_000);
    await expireHolds(deps);
    await retryPromotions(deps);
    await markNoShows(deps);
    await refundDropIns(deps);
  });
  expect(statements.length).toBeGreaterThan(20);
  const offenders: string[] = [];
  for (const statement of new Map(statements.map((each) => [each.sql, each])).values()) {
    const plan = await explain(fixture.deps.pool, statement);
    const tables = onlyGrowingTables(sequentiallyScannedTables(plan));
    const allowed = MANY_BOOKINGS.test(statement.sql) ? 10 * MAX_COST : MAX_COST;
    if (tables.length > 0 || plan['Total Cost'] > allowed)
      offenders.push(`${plan['Total Cost']} ${tables.join(', ')}: ${statement.sql}`);
  }
  expect(offenders).toEqual([]);
});

test('a booking takes two statements, a refusal one', async () => {
  const member = await fixture.createMember();
  const session = await fixture.createSession(72, { capacity: 1 });
  const options = { joinWaitlist: false, payDropIn: false, idempotencyKey: null };
  const booked = await recordStatements(fixture.deps, async (deps) => {
    await createBookClass(deps)({ ...options, sessionId: session, userId: member.id });
  });
  expect(booked).toHaveLength(2);
  const refused = await recordStatements(fixture.deps, async (deps) => {
    await createBookClass(deps)({
      ...options,
      sessionId: session,
      userId: (await fixture.createMember()).id,
    });
  });
  expect(refused).toHaveLength(1);
});

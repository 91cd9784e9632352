import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { waitForBlockedStatements } from '../../../../test/database/race-conditions.ts';
import {
  type BookingFixture,
  createBookingFixture,
  NOW,
  type TestMember,
} from '../../../../test/fixtures/booking-fixture.ts';
import { lockSessions } from '../locks/locks.store.ts';

/*
 * A price is given back, or its cancellation is undone: never both. Each test stops the undoing in
 * its last second, and lets the job that gives back come by.
 */

let fixture: BookingFixture;
beforeAll(async () => {
  fixture = await createBookingFixture();
});
afterAll(() => fixture.close());
afterEach(() => fixture.clock.set(NOW));

/** A paid place that its member has just cancelled. */
async function aCancelledDropIn() {
  const guest = await fixture.createMember(null);
  const yoga = await fixture.createSession(48, { price_minor: 1800, capacity: 1 });
  const { body } = await guest.book(yoga, { pay_drop_in: true });
  const payment = body.checkout_url.split('/').at(-1);
  await guest.post(`/demo/payments/${payment}/settle`, { outcome: 'approve' });
  await guest.post(`/bookings/${body.id}/cancel`, {});
  return { guest, yoga, booking: body.id, payment };
}

async function stateOf(guest: TestMember, booking: string, payment: string) {
  const { status } = (await guest.get(`/bookings/${booking}`)).body;
  return [status, (await guest.get(`/demo/payments/${payment}`)).body.status];
}

test('who waits for the class until the undoing is over does not undo it', async () => {
  const { guest, yoga, booking, payment } = await aCancelledDropIn();
  fixture.clock.advance(29_000);
  const undone = await fixture.deps.db.transaction().execute(async (tx) => {
    await lockSessions(tx, [yoga]);
    const answer = guest.post(`/bookings/${booking}/undo-cancel`);
    await waitForBlockedStatements(fixture);
    fixture.clock.advance(1_000);
    await fixture.runJob('bookings.refund-drop-ins');
    return { answer };
  });
  expect((await undone.answer).body.code).toBe('undo_expired');
  expect(await stateOf(guest, booking, payment)).toEqual(['cancelled', 'refunded']);
});

test('what is being undone when its time ends is not given back', async () => {
  const { guest, booking, payment } = await aCancelledDropIn();
  fixture.clock.advance(29_000);
  const both = await fixture.deps.db.transaction().execute(async (tx) => {
    // Undoing writes its fact last, and cannot.
    await sql`LOCK TABLE outbox IN SHARE MODE`.execute(tx);
    const answer = guest.post(`/bookings/${booking}/undo-cancel`);
    await waitForBlockedStatements(fixture);
    fixture.clock.advance(1_000);
    const job = fixture.runJob('bookings.refund-drop-ins');
    await Promise.race([job, waitForBlockedStatements(fixture, 2)]);
    return { answer, job };
  });
  await both.job;
  expect((await both.answer).status).toBe(200);
  expect(await stateOf(guest, booking, payment)).toEqual(['confirmed', 'paid']);
});

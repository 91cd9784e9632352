import { sql } from 'kysely';
import { expect } from 'vitest';
import { waitForBlockedStatements } from '../../../../test/database/race-conditions.ts';
import { fixture, type TestMember, test } from '../../../../test/fixtures/booking-fixture.ts';
import { lockSessions } from '../locks/locks.store.ts';

/*
 * A drop-in is refunded or its cancellation is undone, never both. Each test blocks the undo in its
 * last second and runs the refund job meanwhile.
 */

/** A paid place that its member has just cancelled. */
async function aCancelledDropIn() {
  const visitor = await fixture.createMember(null);
  const yoga = await fixture.createSession(48, { price_minor: 1800, capacity: 1 });
  const { body } = await visitor.book(yoga, { pay_drop_in: true });
  const payment = body.checkout_url.split('/').at(-1);
  await visitor.post(`/demo/payments/${payment}/settle`, { outcome: 'approve' });
  await visitor.post(`/bookings/${body.id}/cancel`, {});
  return { visitor, yoga, booking: body.id, payment };
}

async function stateOf(visitor: TestMember, booking: string, payment: string) {
  const { status } = (await visitor.get(`/bookings/${booking}`)).body;
  return [status, (await visitor.get(`/demo/payments/${payment}`)).body.status];
}

test('an undo that waits for the class lock until its time is over is refused', async () => {
  const { visitor, yoga, booking, payment } = await aCancelledDropIn();
  fixture.clock.advance(29_000);
  const pending = await fixture.deps.db.transaction().execute(async (tx) => {
    await lockSessions(tx, [yoga]);
    const response = visitor.post(`/bookings/${booking}/undo-cancel`);
    await waitForBlockedStatements(fixture);
    fixture.clock.advance(1_000);
    await fixture.runJob('bookings.refund-drop-ins');
    return { response };
  });
  expect((await pending.response).body.code).toBe('undo_expired');
  expect(await stateOf(visitor, booking, payment)).toEqual(['cancelled', 'refunded']);
});

test('a cancellation that is being undone when its time ends is not refunded', async () => {
  const { visitor, booking, payment } = await aCancelledDropIn();
  fixture.clock.advance(29_000);
  const both = await fixture.deps.db.transaction().execute(async (tx) => {
    // The undo writes its domain event last, which is blocked here.
    await sql`LOCK TABLE outbox IN SHARE MODE`.execute(tx);
    const response = visitor.post(`/bookings/${booking}/undo-cancel`);
    await waitForBlockedStatements(fixture);
    fixture.clock.advance(1_000);
    const job = fixture.runJob('bookings.refund-drop-ins');
    await Promise.race([job, waitForBlockedStatements(fixture, 2)]);
    return { response, job };
  });
  await both.job;
  expect((await both.response).status).toBe(200);
  expect(await stateOf(visitor, booking, payment)).toEqual(['confirmed', 'paid']);
});

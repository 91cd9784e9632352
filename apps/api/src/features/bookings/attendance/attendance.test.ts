import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { aBookingRow } from '../../../../test/builders.ts';
import { waitForBlockedStatements } from '../../../../test/database/race-conditions.ts';
import {
  type BookingFixture,
  createBookingFixture,
  NOW,
} from '../../../../test/fixtures/booking-fixture.ts';
import { findBooking, markAttended, markMissed, undoAttended } from '../index.ts';

let fixture: BookingFixture;
beforeAll(async () => {
  fixture = await createBookingFixture();
});
afterAll(() => fixture.close());
afterEach(() => fixture.clock.set(NOW));

async function aBooking(hoursAhead: number, status = 'confirmed') {
  const member = await fixture.createMember();
  const id = await aBookingRow(fixture.deps.db, {
    user_id: member.id,
    class_session_id: await fixture.createSession(hoursAhead),
    status,
  });
  const inTurn = <T>(work: (tx: Parameters<typeof markAttended>[0]) => Promise<T>) =>
    fixture.deps.db.transaction().execute(work);
  const state = async () => (await findBooking(fixture.deps.db, id))?.status;
  return { member, id, inTurn, state };
}

test('after its class has ended, a booking without check-in is a no-show and uses the visit', async () => {
  const over = await aBooking(-1);
  const running = await aBooking(-0.5);
  const attended = await aBooking(-3, 'completed');
  const waited = await aBooking(-2, 'waitlisted');
  await fixture.runJob('bookings.mark-no-shows');
  expect(await over.state()).toBe('no_show');
  expect(await running.state()).toBe('confirmed');
  expect(await attended.state()).toBe('completed');
  expect(await waited.state()).toBe('waitlisted');
  expect(await fixture.eventsOf(over.id)).toEqual(['booking.no_show']);
  const { allowance } = (await over.member.get('/membership')).body.membership;
  expect(allowance.month).toMatchObject({ used: 1, booked: 0 });
});

test('a member who is being checked in by hand that moment is no no-show', async () => {
  const late = await aBooking(-1);
  const { job } = await late.inTurn(async (tx) => {
    await markAttended(tx, late.id);
    const job = fixture.runJob('bookings.mark-no-shows');
    await Promise.race([job, waitForBlockedStatements(fixture)]);
    return { job };
  });
  await job;
  expect(await late.state()).toBe('completed');
});

test('an arrival completes a booking, also after a no-show, and only one that held a place', async () => {
  const came = await aBooking(-0.2);
  expect(await came.inTurn((tx) => markAttended(tx, came.id))).toBe(true);
  expect(await came.state()).toBe('completed');
  expect(await came.inTurn((tx) => markAttended(tx, came.id))).toBe(false);
  const missed = await aBooking(-5, 'no_show');
  expect(await missed.inTurn((tx) => markAttended(tx, missed.id))).toBe(true);
  expect(await missed.state()).toBe('completed');
  const waits = await aBooking(1, 'waitlisted');
  expect(await waits.inTurn((tx) => markAttended(tx, waits.id))).toBe(false);
});

test('an arrival taken back is confirmed again before the end, a no-show after it', async () => {
  const running = await aBooking(-0.5, 'completed');
  const over = await aBooking(-5, 'completed');
  const at = new Date(NOW);
  for (const booking of [running, over])
    expect(await booking.inTurn((tx) => undoAttended(tx, booking.id, at))).toBe(true);
  expect(await running.state()).toBe('confirmed');
  expect(await over.state()).toBe('no_show');
  const untouched = await aBooking(-5);
  expect(await untouched.inTurn((tx) => undoAttended(tx, untouched.id, at))).toBe(false);
});

test('a missed booking is marked once', async () => {
  const missed = await aBooking(-2);
  expect(await missed.inTurn((tx) => markMissed(tx, missed.id))).toBe(true);
  expect(await missed.inTurn((tx) => markMissed(tx, missed.id))).toBe(false);
  expect(await fixture.eventsOf(missed.id)).toEqual(['booking.no_show']);
});

test('a correction within 48 h ends the restriction that the third no-show began', async () => {
  const third = await aBooking(-3, 'no_show');
  for (const day of [5, 9])
    await aBookingRow(fixture.deps.db, {
      user_id: third.member.id,
      class_session_id: await fixture.createSession(-24 * day),
      status: 'no_show',
    });
  const far = await fixture.createSession(48);
  expect((await third.member.book(far)).body.code).toBe('no_show_restriction');
  await third.inTurn((tx) => markAttended(tx, third.id));
  expect((await third.member.book(far)).status).toBe(201);
});

import { sql } from 'kysely';
import { expect } from 'vitest';
import { aBookingRow, insertManyMembers } from '../../../../test/builders.ts';
import { waitForBlockedStatements } from '../../../../test/database/race-conditions.ts';
import { fixture, NOW, test } from '../../../../test/fixtures/booking-fixture.ts';
import type { Tx } from '../../../platform/database/transaction.ts';
import { findBooking, markNoShow, undoAttendance } from '../index.ts';

/** What a check-in does to its booking. */
const attend = (tx: Tx, id: string) =>
  tx.updateTable('bookings').set({ status: 'completed' }).where('id', '=', id).execute();

async function aBooking(hoursAhead: number, status = 'confirmed') {
  const member = await fixture.createMember();
  const id = await aBookingRow(fixture.deps.db, {
    user_id: member.id,
    class_session_id: await fixture.createSession(hoursAhead),
    status,
  });
  const inTransaction = <T>(work: (tx: Tx) => Promise<T>) =>
    fixture.deps.db.transaction().execute(work);
  const state = async () => (await findBooking(fixture.deps.db, id))?.status;
  return { member, id, inTransaction, state };
}

test('after its class has ended, a booking without check-in is a no-show and uses the visit', async () => {
  const ended = await aBooking(-1);
  const running = await aBooking(-0.5);
  const attended = await aBooking(-3, 'completed');
  const waitlisted = await aBooking(-2, 'waitlisted');
  await fixture.runJob('bookings.mark-no-shows');
  expect(await ended.state()).toBe('no_show');
  expect(await running.state()).toBe('confirmed');
  expect(await attended.state()).toBe('completed');
  expect(await waitlisted.state()).toBe('waitlisted');
  expect(await fixture.eventsOf(ended.id)).toEqual(['booking.no_show']);
  const { allowance } = (await ended.member.get('/membership')).body.membership;
  expect(allowance.month).toMatchObject({ used: 1, booked: 0 });
});

test('thousands of no-shows after a noon hour are marked in one run', async () => {
  const { db } = fixture.deps;
  const missed = 2_500;
  await insertManyMembers(fixture.deps, missed);
  const session = await fixture.createSession(-1);
  await sql`INSERT INTO bookings (user_id, class_session_id, venue_id, starts_at, ends_at, local_date,
      tier, status, policy)
    SELECT u.id, s.id, s.venue_id, s.starts_at, s.ends_at, s.local_date, s.tier, 'confirmed', '{}'
    FROM class_sessions s, LATERAL (SELECT id FROM users ORDER BY id LIMIT ${missed}) u
    WHERE s.id = ${session}`.execute(db);
  await fixture.runJob('bookings.mark-no-shows');
  const { rows } = await sql<{ status: string; bookings: number; events: number }>`
    SELECT b.status, count(*)::int AS bookings, count(o.id)::int AS events
    FROM bookings b LEFT JOIN outbox o ON o.subject = 'booking:' || b.id
      AND o.type = 'booking.no_show'
    WHERE b.class_session_id = ${session} GROUP BY 1`.execute(db);
  expect(rows).toEqual([{ status: 'no_show', bookings: missed, events: missed }]);
});

test('a member who is being checked in by hand at that moment is not a no-show', async () => {
  const late = await aBooking(-1);
  const { job } = await late.inTransaction(async (tx) => {
    await attend(tx, late.id);
    const job = fixture.runJob('bookings.mark-no-shows');
    await Promise.race([job, waitForBlockedStatements(fixture)]);
    return { job };
  });
  await job;
  expect(await late.state()).toBe('completed');
});

test('undone attendance is confirmed again before the end, a no-show after it', async () => {
  const running = await aBooking(-0.5, 'completed');
  const ended = await aBooking(-5, 'completed');
  const at = new Date(NOW);
  for (const booking of [running, ended])
    expect(await booking.inTransaction((tx) => undoAttendance(tx, booking.id, at))).toBe(true);
  expect(await running.state()).toBe('confirmed');
  expect(await ended.state()).toBe('no_show');
  const untouched = await aBooking(-5);
  expect(await untouched.inTransaction((tx) => undoAttendance(tx, untouched.id, at))).toBe(false);
});

test('a no-show is marked once', async () => {
  const missed = await aBooking(-2);
  expect(await missed.inTransaction((tx) => markNoShow(tx, missed.id))).toBe(true);
  expect(await missed.inTransaction((tx) => markNoShow(tx, missed.id))).toBe(false);
  expect(await fixture.eventsOf(missed.id)).toEqual(['booking.no_show']);
});

test('a correction of the third no-show ends the restriction', async () => {
  const third = await aBooking(-3, 'no_show');
  for (const day of [5, 9])
    await aBookingRow(fixture.deps.db, {
      user_id: third.member.id,
      class_session_id: await fixture.createSession(-24 * day),
      status: 'no_show',
    });
  const far = await fixture.createSession(48);
  expect((await third.member.book(far)).body.code).toBe('no_show_restriction');
  await third.inTransaction((tx) => attend(tx, third.id));
  expect((await third.member.book(far)).status).toBe(201);
});

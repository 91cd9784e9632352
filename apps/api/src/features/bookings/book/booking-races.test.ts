import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { aBookingRow } from '../../../../test/builders.ts';
import { bookAtServers } from '../../../../test/database/book-at-servers.ts';
import {
  countHeldPlaces,
  DROP_IDEMPOTENCY_KEY,
  DROP_UNIQUE_BOOKING_INDEX,
  FREEZE_COUNTERS,
  FREEZE_MEMBER_LOCKS,
  repeatedly,
  runConcurrently,
  sortedOutcomes,
  warmUpConnectionPool,
  withoutSafeguards,
} from '../../../../test/database/race-conditions.ts';
import { type BookingFixture, fixture, test } from '../../../../test/fixtures/booking-fixture.ts';
import { findBooking } from '../bookings.store.ts';
import { cancelBooking } from '../cancel/cancel-booking.ts';

test.beforeAll(async () => {
  await warmUpConnectionPool(fixture);
});

describe('the last places of a class', () => {
  async function bookLastPlaces(fixture: BookingFixture) {
    const session = await fixture.createSession(48, { capacity: 3 });
    const members = await runConcurrently(12, () => fixture.createMember());
    const requests = members.map((member) => ({ member, session }));
    const responses = await bookAtServers(fixture, [requests.slice(0, 6), requests.slice(6)]);
    expect(sortedOutcomes(responses)).toEqual([
      ...Array<number>(3).fill(201),
      ...Array<string>(9).fill('class_full'),
    ]);
    expect(await countHeldPlaces(fixture, session)).toBe(3);
    expect(await fixture.counters(session)).toEqual({ booked: 3, waitlisted: 0 });
  }

  test('are taken once each', () => repeatedly(bookLastPlaces)(fixture));

  test('control: without the counter the class is overbooked', () =>
    withoutSafeguards([FREEZE_COUNTERS], (unprotected) =>
      expect(repeatedly(bookLastPlaces)(unprotected)).rejects.toThrow(),
    ));

  test('that were taken at another server leave the waitlist in the order of arrival', async () => {
    const session = await fixture.createSession(48, { capacity: 2 });
    const members = await runConcurrently(5, () => fixture.createMember());
    const requests = members.map((member) => ({ member, session, joinWaitlist: true }));
    const [, , ...later] = await bookAtServers(fixture, [requests.slice(0, 2), requests.slice(2)]);
    const inOrder = [1, 2, 'waitlist_full'].map((outcome) =>
      typeof outcome === 'number'
        ? { body: { waitlist_position: outcome } }
        : { body: { code: outcome } },
    );
    expect(later).toMatchObject(inOrder);
  });

  test('a database constraint rejects one place more than the capacity', async () => {
    const session = await fixture.createSession(48, { capacity: 1 });
    const overbooking = fixture.deps.db
      .updateTable('class_sessions')
      .set({ booked: 2 })
      .where('id', '=', session)
      .execute();
    await expect(overbooking).rejects.toThrow('class_sessions_no_overbooking');
  });
});

describe('one class and one member', () => {
  async function bookRepeatedly(fixture: BookingFixture) {
    const member = await fixture.createMember();
    const session = await fixture.createSession(48);
    const requests = Array.from({ length: 2 }, () => ({ member, session }));
    const responses = await bookAtServers(fixture, Array(4).fill(requests));
    expect(sortedOutcomes(responses)).toEqual([201, ...Array<string>(7).fill('already_booked')]);
    expect(await countHeldPlaces(fixture, session)).toBe(1);
  }

  test('result in one booking, however often it is requested', () =>
    repeatedly(bookRepeatedly)(fixture));

  test('the unique index alone is enough too, and its violation becomes the refusal', () =>
    withoutSafeguards([FREEZE_MEMBER_LOCKS], repeatedly(bookRepeatedly)));

  test('control: without member lock and index the member holds two places', () =>
    withoutSafeguards([FREEZE_MEMBER_LOCKS, DROP_UNIQUE_BOOKING_INDEX], (unprotected) =>
      expect(repeatedly(bookRepeatedly)(unprotected)).rejects.toThrow(),
    ));
});

describe('the daily limit', () => {
  async function bookOverDailyLimit(fixture: BookingFixture) {
    const basic = await fixture.createMember('basic');
    const sessions = await runConcurrently(5, (index) => fixture.createSession(index + 1));
    const responses = await bookAtServers(
      fixture,
      sessions.map((session) => [{ member: basic, session }]),
    );
    expect(sortedOutcomes(responses)).toEqual([
      201,
      ...Array<string>(4).fill('daily_limit_reached'),
    ]);
  }

  test('is kept for classes booked concurrently', () => repeatedly(bookOverDailyLimit)(fixture));

  test('control: without member locks it is exceeded', () =>
    withoutSafeguards([FREEZE_MEMBER_LOCKS], (unprotected) =>
      expect(repeatedly(bookOverDailyLimit)(unprotected)).rejects.toThrow(),
    ));
});

describe('the monthly limit', () => {
  async function bookOverMonthlyLimit(fixture: BookingFixture) {
    const basic = await fixture.createMember('basic');
    await runConcurrently(7, async (index) =>
      aBookingRow(fixture.deps.db, {
        user_id: basic.id,
        class_session_id: await fixture.createSession(-24 * (index + 1)),
        status: 'completed',
      }),
    );
    const sessions = await runConcurrently(5, (index) => fixture.createSession(24 * (index + 1)));
    const responses = await bookAtServers(
      fixture,
      sessions.map((session) => [{ member: basic, session }]),
    );
    expect(sortedOutcomes(responses)).toEqual([
      201,
      ...Array<string>(4).fill('monthly_limit_reached'),
    ]);
  }

  test('is kept for classes of different days booked concurrently', () =>
    repeatedly(bookOverMonthlyLimit)(fixture));

  test('control: without member locks it is exceeded', () =>
    withoutSafeguards([FREEZE_MEMBER_LOCKS], (unprotected) =>
      expect(repeatedly(bookOverMonthlyLimit)(unprotected)).rejects.toThrow(),
    ));
});

describe('the same request sent concurrently', () => {
  async function sendSameRequest(fixture: BookingFixture) {
    const member = await fixture.createMember();
    const session = await fixture.createSession(48);
    const requests = Array.from({ length: 2 }, () => ({ member, session, key: 'once' }));
    const responses = await bookAtServers(fixture, Array(4).fill(requests));
    expect(responses.map(({ status }) => status)).toEqual(Array<number>(8).fill(201));
    expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1);
    expect(await countHeldPlaces(fixture, session)).toBe(1);
  }

  test('books once, and every copy gets the same response', () =>
    repeatedly(sendSameRequest)(fixture));

  test('control: without member lock, key and index it books twice', () =>
    withoutSafeguards(
      [FREEZE_MEMBER_LOCKS, DROP_IDEMPOTENCY_KEY, DROP_UNIQUE_BOOKING_INDEX],
      (unprotected) => expect(repeatedly(sendSameRequest)(unprotected)).rejects.toThrow(),
    ));
});

test('120 members book 20 places at once: 20 confirmed, 20 waitlisted in order, 80 refused', async () => {
  const session = await fixture.createSession(72, { capacity: 20 });
  const members = await runConcurrently(120, () => fixture.createMember());
  const responses = await Promise.all(
    members.map((member) => member.book(session, { join_waitlist: true })),
  );
  const created = responses.filter(({ status }) => status === 201).map(({ body }) => body);
  const waitlisted = created.filter(({ status }) => status === 'waitlisted');
  expect(created.filter(({ status }) => status === 'confirmed')).toHaveLength(20);
  expect(waitlisted.map((booking) => booking.waitlist_position).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 20 }, (_, index) => index + 1),
  );
  expect(sortedOutcomes(responses.filter(({ status }) => status !== 201))).toEqual(
    Array<string>(80).fill('waitlist_full'),
  );
  const { rows } = await sql<{ id: string }>`SELECT id FROM bookings
    WHERE class_session_id = ${session} AND status = 'waitlisted'
    ORDER BY waitlist_number`.execute(fixture.deps.db);
  const byPosition = waitlisted.sort((a, b) => a.waitlist_position - b.waitlist_position);
  expect(rows.map(({ id }) => id)).toEqual(byPosition.map(({ id }) => id));
  expect(await fixture.counters(session)).toEqual({ booked: 20, waitlisted: 20 });
});

test('concurrent bookings and cancellations keep the counters correct, without deadlocks', async () => {
  const sessions = await runConcurrently(3, (index) =>
    fixture.createSession(80 + index * 0.5, { capacity: 2 }),
  );
  const members = await runConcurrently(12, () => fixture.createMember());
  for (let round = 0; round < 3; round += 1) {
    const responses = await Promise.all(
      members.flatMap((member, index) => [
        member.book(sessions[index % 3] ?? '', { join_waitlist: true }),
        member.book(sessions[(index + round + 1) % 3] ?? '', { join_waitlist: true }),
      ]),
    );
    expect(responses.every(({ status }) => status < 500)).toBe(true);
    const cancelled = await Promise.all(
      responses
        .filter(({ status }) => status === 201)
        .slice(0, 8)
        .map(async ({ body }) => {
          const bookingId = body.id as string;
          const booking = await findBooking(fixture.deps.db, bookingId);
          const userId = booking?.user_id ?? '';
          return cancelBooking(fixture.deps, { userId, bookingId, acceptCost: 'uses_visit' });
        }),
    );
    expect(cancelled.length).toBeGreaterThan(0);
  }
  for (const session of sessions) {
    const { rows } = await sql<{ booked: number; waitlisted: number }>`
      SELECT count(*) FILTER (WHERE status IN ('pending', 'confirmed'))::integer AS booked,
        count(*) FILTER (WHERE status = 'waitlisted')::integer AS waitlisted
      FROM bookings WHERE class_session_id = ${session}`.execute(fixture.deps.db);
    expect(await fixture.counters(session)).toEqual(rows[0]);
    expect(rows[0]?.booked).toBeLessThanOrEqual(2);
  }
});

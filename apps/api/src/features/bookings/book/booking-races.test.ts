import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aBookingRow } from '../../../../test/builders.ts';
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
import {
  type BookingFixture,
  createBookingFixture,
} from '../../../../test/fixtures/booking-fixture.ts';
import { findBooking } from '../bookings.store.ts';
import { cancelBooking } from '../cancel/cancel-booking.ts';

let fixture: BookingFixture;
beforeAll(async () => {
  fixture = await createBookingFixture();
  await warmUpConnectionPool(fixture);
});
afterAll(() => fixture.close());

describe('the last places of a class', () => {
  async function rush(here: BookingFixture) {
    const session = await here.createSession(48, { capacity: 3 });
    const members = await runConcurrently(12, () => here.createMember());
    const answers = await Promise.all(members.map((member) => member.book(session)));
    expect(sortedOutcomes(answers)).toEqual([
      ...Array<number>(3).fill(201),
      ...Array<string>(9).fill('class_full'),
    ]);
    expect(await countHeldPlaces(here, session)).toBe(3);
    expect(await here.counters(session)).toEqual({ booked: 3, waitlisted: 0 });
  }

  test('are taken once each', () => repeatedly(rush)(fixture));

  test('control: without the counter the class is oversold', () =>
    withoutSafeguards([FREEZE_COUNTERS], (bare) =>
      expect(repeatedly(rush)(bare)).rejects.toThrow(),
    ));

  test('the database itself refuses one place more than there are', async () => {
    const session = await fixture.createSession(48, { capacity: 1 });
    const oversell = fixture.deps.db
      .updateTable('class_sessions')
      .set({ booked: 2 })
      .where('id', '=', session)
      .execute();
    await expect(oversell).rejects.toThrow('class_sessions_no_overbooking');
  });
});

describe('one class and one member', () => {
  async function press(here: BookingFixture) {
    const member = await here.createMember();
    const session = await here.createSession(48);
    const answers = await runConcurrently(8, () => member.book(session));
    expect(sortedOutcomes(answers)).toEqual([201, ...Array<string>(7).fill('already_booked')]);
    expect(await countHeldPlaces(here, session)).toBe(1);
  }

  test('make one booking, however often it is asked for', () => repeatedly(press)(fixture));

  test('the unique index alone holds too, and is turned into the refusal', () =>
    withoutSafeguards([FREEZE_MEMBER_LOCKS], repeatedly(press)));

  test('control: without turn and index the member holds two places', () =>
    withoutSafeguards([FREEZE_MEMBER_LOCKS, DROP_UNIQUE_BOOKING_INDEX], (bare) =>
      expect(repeatedly(press)(bare)).rejects.toThrow(),
    ));
});

describe('the daily limit', () => {
  async function spend(here: BookingFixture) {
    const basic = await here.createMember('basic');
    const sessions = await runConcurrently(5, (index) => here.createSession(index + 1));
    const answers = await Promise.all(sessions.map((session) => basic.book(session)));
    expect(sortedOutcomes(answers)).toEqual([201, ...Array<string>(4).fill('daily_limit_reached')]);
  }

  test('holds for classes booked at the same moment', () => repeatedly(spend)(fixture));

  test('control: without turns it is exceeded', () =>
    withoutSafeguards([FREEZE_MEMBER_LOCKS], (bare) =>
      expect(repeatedly(spend)(bare)).rejects.toThrow(),
    ));
});

describe('the monthly limit', () => {
  async function spend(here: BookingFixture) {
    const basic = await here.createMember('basic');
    await runConcurrently(7, async (index) =>
      aBookingRow(here.deps.db, {
        user_id: basic.id,
        class_session_id: await here.createSession(-24 * (index + 1)),
        status: 'completed',
      }),
    );
    const sessions = await runConcurrently(5, (index) => here.createSession(24 * (index + 1)));
    const answers = await Promise.all(sessions.map((session) => basic.book(session)));
    expect(sortedOutcomes(answers)).toEqual([
      201,
      ...Array<string>(4).fill('monthly_limit_reached'),
    ]);
  }

  test('holds for classes of different days booked at the same moment', () =>
    repeatedly(spend)(fixture));

  test('control: without turns it is exceeded', () =>
    withoutSafeguards([FREEZE_MEMBER_LOCKS], (bare) =>
      expect(repeatedly(spend)(bare)).rejects.toThrow(),
    ));
});

describe('a request that arrives twice at once', () => {
  async function repeat(here: BookingFixture) {
    const member = await here.createMember();
    const session = await here.createSession(48);
    const header = { 'idempotency-key': 'once' };
    const answers = await runConcurrently(8, () => member.book(session, {}, header));
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(8).fill(201));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await countHeldPlaces(here, session)).toBe(1);
  }

  test('books once, and every copy gets the same answer', () => repeatedly(repeat)(fixture));

  test('control: without turn, key and index it books twice', () =>
    withoutSafeguards(
      [FREEZE_MEMBER_LOCKS, DROP_IDEMPOTENCY_KEY, DROP_UNIQUE_BOOKING_INDEX],
      (bare) => expect(repeatedly(repeat)(bare)).rejects.toThrow(),
    ));
});

test('120 members rush 20 places: 20 confirmed, 20 in line in order, 80 refused', async () => {
  const session = await fixture.createSession(72, { capacity: 20 });
  const members = await runConcurrently(120, () => fixture.createMember());
  const answers = await Promise.all(
    members.map((member) => member.book(session, { join_waitlist: true })),
  );
  const made = answers.filter(({ status }) => status === 201).map(({ body }) => body);
  const line = made.filter(({ status }) => status === 'waitlisted');
  expect(made.filter(({ status }) => status === 'confirmed')).toHaveLength(20);
  expect(line.map((booking) => booking.waitlist_position).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 20 }, (_, index) => index + 1),
  );
  expect(sortedOutcomes(answers.filter(({ status }) => status !== 201))).toEqual(
    Array<string>(80).fill('waitlist_full'),
  );
  const { rows } = await sql<{ id: string }>`SELECT id FROM bookings
    WHERE class_session_id = ${session} AND status = 'waitlisted'
    ORDER BY waitlist_number`.execute(fixture.deps.db);
  const byPosition = line.sort((a, b) => a.waitlist_position - b.waitlist_position);
  expect(rows.map(({ id }) => id)).toEqual(byPosition.map(({ id }) => id));
  expect(await fixture.counters(session)).toEqual({ booked: 20, waitlisted: 20 });
});

test('everything at once ends with counters that are true, and nobody waits for anybody', async () => {
  const sessions = await runConcurrently(3, (index) =>
    fixture.createSession(80 + index * 0.5, { capacity: 2 }),
  );
  const members = await runConcurrently(12, () => fixture.createMember());
  for (let round = 0; round < 3; round += 1) {
    const answers = await Promise.all(
      members.flatMap((member, index) => [
        member.book(sessions[index % 3] ?? '', { join_waitlist: true }),
        member.book(sessions[(index + round + 1) % 3] ?? '', { join_waitlist: true }),
      ]),
    );
    expect(answers.every(({ status }) => status < 500)).toBe(true);
    const cancelled = await Promise.all(
      answers
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

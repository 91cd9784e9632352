import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BookingWorld, bookingWorld } from '../../../test/booking-world.ts';
import { aBookingRow } from '../../../test/builders.ts';
import {
  codes,
  DROP_BOOKED_ONCE,
  DROP_KEYS_ONCE,
  FREEZE_COUNTERS,
  FREEZE_TURNS,
  many,
  openConnections,
  placesHeld,
  rounds,
  withoutGuards,
} from '../../../test/races.ts';
import { findBooking } from './bookings.store.ts';
import { cancelBooking } from './cancel-booking.ts';

let world: BookingWorld;
beforeAll(async () => {
  world = await bookingWorld();
  await openConnections(world);
});
afterAll(() => world.close());

describe('the last places of a class', () => {
  async function rush(here: BookingWorld) {
    const session = await here.session(48, { capacity: 3 });
    const members = await many(12, () => here.member());
    const answers = await Promise.all(members.map((member) => member.book(session)));
    expect(codes(answers)).toEqual([
      ...Array<number>(3).fill(201),
      ...Array<string>(9).fill('class_full'),
    ]);
    expect(await placesHeld(here, session)).toBe(3);
    expect(await here.counters(session)).toEqual({ booked: 3, waitlisted: 0 });
  }

  test('are taken once each', () => rounds(rush)(world));

  test('control: without the counter the class is oversold', () =>
    withoutGuards([FREEZE_COUNTERS], (bare) => expect(rounds(rush)(bare)).rejects.toThrow()));

  test('the database itself refuses one place more than there are', async () => {
    const session = await world.session(48, { capacity: 1 });
    const oversell = world.deps.db
      .updateTable('class_sessions')
      .set({ booked: 2 })
      .where('id', '=', session)
      .execute();
    await expect(oversell).rejects.toThrow('class_sessions_never_oversold');
  });
});

describe('one class and one member', () => {
  async function press(here: BookingWorld) {
    const member = await here.member();
    const session = await here.session(48);
    const answers = await many(8, () => member.book(session));
    expect(codes(answers)).toEqual([201, ...Array<string>(7).fill('already_booked')]);
    expect(await placesHeld(here, session)).toBe(1);
  }

  test('make one booking, however often it is asked for', () => rounds(press)(world));

  test('the unique index alone holds too, and is turned into the refusal', () =>
    withoutGuards([FREEZE_TURNS], rounds(press)));

  test('control: without turn and index the member holds two places', () =>
    withoutGuards([FREEZE_TURNS, DROP_BOOKED_ONCE], (bare) =>
      expect(rounds(press)(bare)).rejects.toThrow(),
    ));
});

describe('the daily limit', () => {
  async function spend(here: BookingWorld) {
    const basic = await here.member('basic');
    const sessions = await many(5, (index) => here.session(index + 1));
    const answers = await Promise.all(sessions.map((session) => basic.book(session)));
    expect(codes(answers)).toEqual([201, ...Array<string>(4).fill('daily_limit_reached')]);
  }

  test('holds for classes booked at the same moment', () => rounds(spend)(world));

  test('control: without turns it is exceeded', () =>
    withoutGuards([FREEZE_TURNS], (bare) => expect(rounds(spend)(bare)).rejects.toThrow()));
});

describe('the monthly limit', () => {
  async function spend(here: BookingWorld) {
    const basic = await here.member('basic');
    await many(7, async (index) =>
      aBookingRow(here.deps.db, {
        user_id: basic.id,
        class_session_id: await here.session(-24 * (index + 1)),
        status: 'completed',
      }),
    );
    const sessions = await many(5, (index) => here.session(24 * (index + 1)));
    const answers = await Promise.all(sessions.map((session) => basic.book(session)));
    expect(codes(answers)).toEqual([201, ...Array<string>(4).fill('monthly_limit_reached')]);
  }

  test('holds for classes of different days booked at the same moment', () => rounds(spend)(world));

  test('control: without turns it is exceeded', () =>
    withoutGuards([FREEZE_TURNS], (bare) => expect(rounds(spend)(bare)).rejects.toThrow()));
});

describe('a request that arrives twice at once', () => {
  async function repeat(here: BookingWorld) {
    const member = await here.member();
    const session = await here.session(48);
    const header = { 'idempotency-key': 'once' };
    const answers = await many(8, () => member.book(session, {}, header));
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(8).fill(201));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await placesHeld(here, session)).toBe(1);
  }

  test('books once, and every copy gets the same answer', () => rounds(repeat)(world));

  test('control: without turn, key and index it books twice', () =>
    withoutGuards([FREEZE_TURNS, DROP_KEYS_ONCE, DROP_BOOKED_ONCE], (bare) =>
      expect(rounds(repeat)(bare)).rejects.toThrow(),
    ));
});

test('120 members rush 20 places: 20 confirmed, 20 in line in order, 80 refused', async () => {
  const session = await world.session(72, { capacity: 20 });
  const members = await many(120, () => world.member());
  const answers = await Promise.all(
    members.map((member) => member.book(session, { join_waitlist: true })),
  );
  const made = answers.filter(({ status }) => status === 201).map(({ body }) => body);
  const line = made.filter(({ status }) => status === 'waitlisted');
  expect(made.filter(({ status }) => status === 'confirmed')).toHaveLength(20);
  expect(line.map((booking) => booking.waitlist_position).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 20 }, (_, index) => index + 1),
  );
  expect(codes(answers.filter(({ status }) => status !== 201))).toEqual(
    Array<string>(80).fill('waitlist_full'),
  );
  const { rows } = await sql<{ id: string }>`SELECT id FROM bookings
    WHERE class_session_id = ${session} AND status = 'waitlisted'
    ORDER BY waitlist_number`.execute(world.deps.db);
  const byPosition = line.sort((a, b) => a.waitlist_position - b.waitlist_position);
  expect(rows.map(({ id }) => id)).toEqual(byPosition.map(({ id }) => id));
  expect(await world.counters(session)).toEqual({ booked: 20, waitlisted: 20 });
});

test('everything at once ends with counters that are true, and nobody waits for anybody', async () => {
  const sessions = await many(3, (index) => world.session(80 + index * 0.5, { capacity: 2 }));
  const members = await many(12, () => world.member());
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
          const booking = await findBooking(world.deps.db, bookingId);
          const userId = booking?.user_id ?? '';
          return cancelBooking(world.deps, { userId, bookingId, acceptCost: 'uses_visit' });
        }),
    );
    expect(cancelled.length).toBeGreaterThan(0);
  }
  for (const session of sessions) {
    const { rows } = await sql<{ booked: number; waitlisted: number }>`
      SELECT count(*) FILTER (WHERE status IN ('pending', 'confirmed'))::integer AS booked,
        count(*) FILTER (WHERE status = 'waitlisted')::integer AS waitlisted
      FROM bookings WHERE class_session_id = ${session}`.execute(world.deps.db);
    expect(await world.counters(session)).toEqual(rows[0]);
    expect(rows[0]?.booked).toBeLessThanOrEqual(2);
  }
});

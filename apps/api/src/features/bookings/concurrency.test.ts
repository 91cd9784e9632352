import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Booker, type BookingWorld, bookingWorld, NOW } from '../../../test/booking-world.ts';
import { aBookingRow } from '../../../test/builders.ts';
import { acceptOffer } from './accept-offer.ts';
import { findBooking } from './bookings.store.ts';
import { cancelBooking } from './cancel-booking.ts';
import { expireHoldsOf } from './expire-holds.ts';
import { LOCKS, type Locks } from './hold-class.ts';

/*
 * One test for each scarce thing, and the same test again with what guards it taken away, in a
 * database of its own: that one must fail, or the first proves nothing.
 */

const MINUTE = 60_000;

/** Every member's turn stays the same: whoever decided on old facts is not found out. */
const FREEZE_TURNS = sql`
  CREATE FUNCTION freeze_turn() RETURNS trigger LANGUAGE plpgsql
    AS $$ BEGIN NEW.turn := 0; RETURN NEW; END $$;
  CREATE TRIGGER frozen BEFORE INSERT OR UPDATE ON booking_turns
    FOR EACH ROW EXECUTE FUNCTION freeze_turn()`;
/** The counter of a class stays the same: nothing says how many places are left. */
const FREEZE_COUNTERS = sql`
  CREATE FUNCTION freeze_booked() RETURNS trigger LANGUAGE plpgsql
    AS $$ BEGIN NEW.booked := OLD.booked; RETURN NEW; END $$;
  CREATE TRIGGER frozen BEFORE UPDATE ON class_sessions
    FOR EACH ROW EXECUTE FUNCTION freeze_booked()`;
const DROP_BOOKED_ONCE = sql`DROP INDEX bookings_one_live_a_member_and_session`;
const DROP_KEYS_ONCE = sql`ALTER TABLE idempotency_keys DROP CONSTRAINT idempotency_keys_pkey`;

let world: BookingWorld;
beforeAll(async () => {
  world = await bookingWorld();
  await openConnections(world);
});
afterAll(() => world.close());

/** Lets the pool open its connections: who waits for one is late for the race. */
async function openConnections(here: BookingWorld): Promise<void> {
  await many(20, () => here.member(null));
}

/** Runs a check in a database whose guards are gone. */
async function withoutGuards(
  guards: (typeof FREEZE_TURNS)[],
  check: (bare: BookingWorld) => Promise<void>,
): Promise<void> {
  const bare = await bookingWorld();
  try {
    for (const guard of guards) await guard.execute(bare.deps.db);
    await openConnections(bare);
    await check(bare);
  } finally {
    await bare.close();
  }
}

/** How many bookings hold a place in a class, whatever its counter says. */
async function placesHeld({ deps }: BookingWorld, session: string): Promise<number> {
  const { rows } = await sql<{ held: number }>`SELECT count(*)::integer AS held FROM bookings
    WHERE class_session_id = ${session} AND status IN ('pending', 'confirmed')`.execute(deps.db);
  return rows[0]?.held ?? 0;
}

/** A race is run several times over: once may go well by chance. */
const rounds = (check: (here: BookingWorld) => Promise<void>) => async (here: BookingWorld) => {
  for (let round = 0; round < 5; round += 1) await check(here);
};
const many = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));
const codes = (answers: { status: number; body: { code?: string } }[]) =>
  answers.map(({ status, body }) => body.code ?? status).sort();

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

describe('two members who cancel at once', () => {
  async function freeTwo(here: BookingWorld) {
    const session = await here.session(48, { capacity: 2 });
    const people = await many(4, () => here.member());
    const bookings: string[] = [];
    for (const person of people)
      bookings.push((await person.book(session, { join_waitlist: true })).body.id);
    await Promise.all(
      people
        .slice(0, 2)
        .map((person, index) => person.post(`/bookings/${bookings[index]}/cancel`, {})),
    );
    const states = await Promise.all(bookings.map((id) => findBooking(here.deps.db, id)));
    expect(states.map((booking) => booking?.status)).toEqual([
      'cancelled',
      'cancelled',
      'confirmed',
      'confirmed',
    ]);
    expect(await here.counters(session)).toEqual({ booked: 2, waitlisted: 0 });
  }

  test('promote the first two in line', () => rounds(freeTwo)(world));

  test('control: without the counter nobody knows that places are free', () =>
    withoutGuards([FREEZE_COUNTERS], (bare) => expect(rounds(freeTwo)(bare)).rejects.toThrow()));
});

describe('a member who is first in two lines of one day', () => {
  async function freeBoth(locks: Locks) {
    const basic = await world.member('basic');
    const held = await many(2, async (index) => {
      const session = await world.session(30 + 2 * index, { capacity: 1 });
      const holder = await world.member();
      const { body } = await holder.book(session);
      return { session, userId: holder.id, bookingId: body.id as string };
    });
    const waits: string[] = [];
    for (const { session } of held)
      waits.push((await basic.book(session, { join_waitlist: true })).body.id);
    await Promise.all(
      held.map((place) => cancelBooking(world.deps, { ...place, acceptCost: 'free' }, locks)),
    );
    const states = await Promise.all(waits.map((id) => findBooking(world.deps.db, id)));
    expect(states.map((booking) => booking?.status).sort()).toEqual(['confirmed', 'waitlisted']);
  }
  const both = (locks: Locks) => rounds(rounds(() => freeBoth(locks)))(world);

  test('is promoted in one of them when both free a place at once', () => both(LOCKS));

  test('control: without locks a plan of one class a day gets two', () =>
    expect(
      both({ ...LOCKS, turns: async () => undefined, sessions: async () => undefined }),
    ).rejects.toThrow());
});

describe('an offer accepted in the moment it runs out', () => {
  const heldUntil = NOW + 30 * MINUTE;
  const at = (now: number) => ({ ...world.deps, clock: { now: () => now } });

  /** Two places; one offered to the first in line, a second member waits behind. */
  async function offered() {
    const session = await world.session(10, { capacity: 2 });
    const people: Booker[] = await many(4, () => world.member());
    const bookings: string[] = [];
    for (const person of people)
      bookings.push((await person.book(session, { join_waitlist: true })).body.id);
    const [holder] = people;
    await holder?.post(`/bookings/${bookings[0]}/cancel`, { accept_cost: 'uses_visit' });
    return { session, userId: people[2]?.id ?? '', bookingId: bookings[2] ?? '' };
  }

  async function race(locks: Locks, start = Promise.resolve(), over: () => void = () => undefined) {
    const { session, userId, bookingId } = await offered();
    const accepting = acceptOffer(at(heldUntil - 1), userId, bookingId, locks);
    const expiring = start.then(() => expireHoldsOf(at(heldUntil), session)).finally(over);
    await Promise.all([accepting, expiring]);
    expect(await placesHeld(world, session)).toBe(2);
    expect((await world.counters(session)).booked).toBe(2);
  }

  test('is either taken or passed on, never both', async () => {
    for (let round = 0; round < 10; round += 1) await race(LOCKS);
  });

  test('control: without locks the place is given away twice', async () => {
    const seen = Promise.withResolvers<void>();
    const over = Promise.withResolvers<void>();
    const unlocked: Locks = {
      turns: async () => undefined,
      sessions: async () => undefined,
      booking: async (tx, id) => {
        const booking = await findBooking(tx, id);
        seen.resolve();
        await over.promise;
        return booking;
      },
    };
    await expect(race(unlocked, seen.promise, over.resolve)).rejects.toThrow();
  });
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
    expect(cancelled).toHaveLength(8);
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

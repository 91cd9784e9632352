import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { commandOf } from '../../../../test/database/book-at-servers.ts';
import { recordStatements } from '../../../../test/database/query-plans.ts';
import {
  countHeldPlaces,
  runConcurrently,
  sortedOutcomes,
  waitForBlockedStatements,
} from '../../../../test/database/race-conditions.ts';
import { fixture, test } from '../../../../test/fixtures/booking-fixture.ts';
import { openDatabase } from '../../../platform/database/open-database.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { loadBookingContexts } from '../eligibility/booking-context.store.ts';
import { lockMembers, lockSessions } from '../locks/locks.store.ts';
import { createBookClass } from './book-class.ts';
import { insertBookings } from './insert-bookings.store.ts';
import { prepareBooking } from './prepare-booking.ts';

/** Books one class for all members, who are gathered into one batch in this order. */
async function bookTogether(
  members: readonly { id: string }[],
  session: string,
  options: { joinWaitlist?: boolean } = {},
  deps = fixture.deps,
) {
  const bookClass = createBookClass(deps);
  const responses = await Promise.allSettled(
    members.map((member) => bookClass(commandOf({ member, session, ...options }))),
  );
  return responses.map((response) => {
    if (response.status === 'rejected') return 'failed';
    return isRefusal(response.value) ? response.value.code : response.value.body;
  });
}

test('bookings at the same moment take two statements together', async () => {
  const session = await fixture.createSession(48);
  const members = await runConcurrently(8, () => fixture.createMember());
  const statements = await recordStatements(fixture.deps, (deps) =>
    bookTogether(members, session, {}, deps),
  );
  expect(statements).toHaveLength(2);
  expect(await countHeldPlaces(fixture, session)).toBe(8);
});

test('of two members gathered for the last place, the first to arrive gets it', async () => {
  const session = await fixture.createSession(48, { capacity: 1 });
  const [first, second] = [await fixture.createMember(), await fixture.createMember()];
  const [booked, refused] = await bookTogether([second, first], session);
  expect(booked).toMatchObject({ status: 'confirmed', session: { booked: 1 } });
  expect(refused).toBe('class_full');
  const { rows } = await sql<{ user_id: string }>`
    SELECT user_id FROM bookings WHERE class_session_id = ${session}`.execute(fixture.deps.db);
  expect(rows).toEqual([{ user_id: second.id }]);
});

test('a batch fills the places, then the waitlist, in the order of arrival', async () => {
  const session = await fixture.createSession(48, { capacity: 2 });
  const members = await runConcurrently(6, () => fixture.createMember());
  const responses = await bookTogether(members, session, { joinWaitlist: true });
  expect(responses).toMatchObject([
    { status: 'confirmed', session: { booked: 1, waitlisted: 0 } },
    { status: 'confirmed', session: { booked: 2, waitlisted: 0 } },
    { waitlist_position: 1, session: { booked: 2, waitlisted: 1 } },
    { waitlist_position: 2, session: { booked: 2, waitlisted: 2 } },
    'waitlist_full',
    'waitlist_full',
  ]);
  const { rows } = await sql<{ user_id: string }>`SELECT user_id FROM bookings
    WHERE class_session_id = ${session} AND status = 'waitlisted'
    ORDER BY waitlist_number`.execute(fixture.deps.db);
  expect(rows.map(({ user_id: id }) => id)).toEqual([members[2]?.id, members[3]?.id]);
});

test('the statement itself gives the last place to the first, whatever it is asked for', async () => {
  const { deps } = fixture;
  const session = await fixture.createSession(48, { capacity: 1 });
  const members = await runConcurrently(3, () => fixture.createMember());
  const now = deps.clock.now();
  const keys = members.map(({ id }) => ({ userId: id, sessionId: session }));
  const rows = await loadBookingContexts(deps.db, keys, now);
  const prepared = await runConcurrently(3, async (index) => {
    const [member, row] = [members[index], rows[index]];
    if (!member || !row) throw new Error('Expected a member');
    const command = commandOf({ member, session });
    return prepareBooking(deps, deps.db, { command, row, outcome: 'place' }, now);
  });
  const toInsert = prepared.flatMap((booking) => (isRefusal(booking) ? [] : [booking]));
  expect(await insertBookings(deps.db, toInsert)).toEqual(
    new Map([[toInsert[0]?.booking.id, { booked: 1, waitlisted: 0 }]]),
  );
  expect(await fixture.counters(session)).toEqual({ booked: 1, waitlisted: 0 });
});

test('one member is written once in a batch, and keeps the limits of the plan', async () => {
  const basic = await fixture.createMember('basic');
  const sessions = await runConcurrently(3, (index) => fixture.createSession(index + 30));
  const bookClass = createBookClass(fixture.deps);
  const responses = await Promise.all(
    sessions.map((session) => bookClass(commandOf({ member: basic, session }))),
  );
  const outcomes = responses.map((response) =>
    isRefusal(response)
      ? { status: 409, body: { code: response.code } }
      : { ...response, body: {} },
  );
  expect(sortedOutcomes(outcomes)).toEqual([201, 'daily_limit_reached', 'daily_limit_reached']);
});

test('a row that the database refuses fails alone', async () => {
  const session = await fixture.createSession(48);
  const members = await runConcurrently(4, () => fixture.createMember());
  await sql`CREATE FUNCTION refuse_booking() RETURNS trigger LANGUAGE plpgsql
    AS $$ BEGIN RAISE EXCEPTION 'refused' USING ERRCODE = 'check_violation'; END $$`.execute(
    fixture.deps.db,
  );
  await sql`CREATE TRIGGER refused BEFORE INSERT ON bookings FOR EACH ROW
    WHEN (NEW.user_id = ${sql.lit(members[1]?.id)}) EXECUTE FUNCTION refuse_booking()`.execute(
    fixture.deps.db,
  );
  const responses = await bookTogether(members, session);
  expect(responses.map((response) => response === 'failed')).toEqual([false, true, false, false]);
  expect(await countHeldPlaces(fixture, session)).toBe(3);
  expect(await fixture.counters(session)).toEqual({ booked: 3, waitlisted: 0 });
  await sql`DROP TRIGGER refused ON bookings`.execute(fixture.deps.db);
});

describe('what another transaction has locked does not hold up the others, and is booked after', () => {
  test('a class', async () => {
    const [locked, free] = [await fixture.createSession(48), await fixture.createSession(48)];
    const [first, second] = await runConcurrently(2, () => fixture.createMember());
    if (!first || !second) throw new Error('Expected two members');
    const bookClass = createBookClass(fixture.deps);
    const pending = await fixture.deps.db.transaction().execute(async (tx) => {
      await lockSessions(tx, [locked]);
      const meanwhile = bookClass(commandOf({ member: first, session: locked }));
      const booked = bookClass(commandOf({ member: second, session: free }));
      expect(await booked).toMatchObject({ status: 201 });
      await waitForBlockedStatements(fixture);
      return { meanwhile };
    });
    expect(await pending.meanwhile).toMatchObject({ status: 201 });
  });

  test('a member', async () => {
    const session = await fixture.createSession(48);
    const [first, locked, last] = await runConcurrently(3, async () => {
      const member = await fixture.createMember();
      await member.book(await fixture.createSession(96));
      return member;
    });
    if (!first || !locked || !last) throw new Error('Expected three members');
    const bookClass = createBookClass(fixture.deps);
    const pending = await fixture.deps.db.transaction().execute(async (tx) => {
      await lockMembers(tx, [locked.id]);
      const [before, meanwhile, after] = [first, locked, last].map((member) =>
        bookClass(commandOf({ member, session })),
      );
      expect(await Promise.all([before, after])).toMatchObject([{ status: 201 }, { status: 201 }]);
      await waitForBlockedStatements(fixture);
      return { meanwhile };
    });
    expect(await pending.meanwhile).toMatchObject({ status: 201 });
  });

  for (const joinWaitlist of [false, true])
    test(`a member, whose place goes to the next who ${joinWaitlist ? 'accepts' : 'refuses'} waiting`, async () => {
      const session = await fixture.createSession(48, { capacity: 1 });
      const [locked, next] = [await fixture.createMember(), await fixture.createMember()];
      await locked.book(await fixture.createSession(96));
      const bookClass = createBookClass(fixture.deps);
      const pending = await fixture.deps.db.transaction().execute(async (tx) => {
        await lockMembers(tx, [locked.id]);
        const first = bookClass(commandOf({ member: locked, session }));
        const second = bookClass(commandOf({ member: next, session, joinWaitlist }));
        expect(await second).toMatchObject({ status: 201, body: { status: 'confirmed' } });
        return { first };
      });
      expect(await pending.first).toMatchObject({ code: 'class_full' });
      expect(await fixture.counters(session)).toEqual({ booked: 1, waitlisted: 0 });
    });
});

test('both statements are planned once, however many bookings they carry', async () => {
  const connection = openDatabase(fixture.databaseUrl, 1);
  const deps = { ...fixture.deps, db: connection.db };
  for (const count of [1, 2, 5, 9, 1, 3, 7, 2, 8, 4, 6, 2]) {
    const session = await fixture.createSession(48);
    const members = await runConcurrently(count, () => fixture.createMember());
    await bookTogether(members, session, {}, deps);
  }
  const { rows } = await connection.pool.query<{ planned_once: boolean }>(
    `SELECT generic_plans > 0 AND custom_plans <= 5 AS planned_once FROM pg_prepared_statements
     WHERE statement LIKE 'WITH asked AS MATERIALIZED%'`,
  );
  await connection.close();
  expect(rows).toEqual([{ planned_once: true }, { planned_once: true }]);
});

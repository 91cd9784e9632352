import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { bookAtServers } from '../../../../test/database/book-at-servers.ts';
import {
  repeatedly,
  runConcurrently,
  runWhileLocked,
  warmUpConnectionPool,
  withoutSafeguards,
} from '../../../../test/database/race-conditions.ts';
import { type BookingFixture, fixture, test } from '../../../../test/fixtures/booking-fixture.ts';
import type { Db, Tx } from '../../../platform/database/transaction.ts';

/* The order of a waitlist comes from the row of its class. */

test.beforeAll(() => warmUpConnectionPool(fixture));

/** The counter of a class stays the same: two servers give the same numbers. */
const FREEZE_NUMBERS = sql`
  CREATE FUNCTION freeze_numbers() RETURNS trigger LANGUAGE plpgsql
    AS $$ BEGIN NEW.last_waitlist_number := OLD.last_waitlist_number; RETURN NEW; END $$;
  CREATE TRIGGER frozen BEFORE UPDATE ON class_sessions
    FOR EACH ROW EXECUTE FUNCTION freeze_numbers()`;

/** What numbers the bookings of a server that knows no counter. */
const DROP_TRIGGERS = sql`
  DROP TRIGGER number_booking ON bookings;
  DROP TRIGGER follow_waitlist_numbers ON class_sessions`;

async function listNumbers({ deps }: BookingFixture, session: string) {
  const { rows } = await sql<{ user_id: string; number: number }>`
    SELECT user_id, waitlist_number AS number FROM bookings WHERE class_session_id = ${session}
    ORDER BY waitlist_number, user_id DESC`.execute(deps.db);
  return rows;
}

describe('the waitlist of a class that is joined at several servers', () => {
  async function joinAtServers(fixture: BookingFixture) {
    const session = await fixture.createSession(48, { capacity: 8 });
    const members = await runConcurrently(16, () => fixture.createMember());
    const requests = members.map((member) => ({ member, session, joinWaitlist: true }));
    await bookAtServers(fixture, [
      requests.slice(0, 10),
      requests.slice(10, 13),
      requests.slice(13),
    ]);
    expect(await listNumbers(fixture, session)).toEqual(
      members.map(({ id }, index) => ({ user_id: id, number: index + 1 })),
    );
  }

  test('is in the order of arrival, by the numbers of its class', () =>
    repeatedly(joinAtServers)(fixture));

  test('is so without the triggers for servers of the version before', () =>
    withoutSafeguards([DROP_TRIGGERS], repeatedly(joinAtServers)));

  test('control: without the counter of the class its numbers are given twice', () =>
    withoutSafeguards([FREEZE_NUMBERS], (unprotected) =>
      expect(repeatedly(joinAtServers)(unprotected)).rejects.toThrow(),
    ));
});

/** Books as a server does that gives no numbers: the sequence of the table gave them to it. */
async function bookAsBefore(db: Db | Tx, session: string, members: string[]) {
  await sql`WITH session AS MATERIALIZED (
      SELECT * FROM class_sessions WHERE id = ${session} FOR NO KEY UPDATE
    ), counters AS (
      UPDATE class_sessions s SET waitlisted = s.waitlisted + ${members.length}::integer
      FROM session WHERE s.id = session.id
    )
    INSERT INTO bookings (user_id, class_session_id, venue_id, starts_at, ends_at, local_date, tier,
      policy, status, waitlisted_at)
    SELECT arrived.user_id, s.id, s.venue_id, s.starts_at, s.ends_at, s.local_date, s.tier, '{}',
      'waitlisted', now()
    FROM session s, unnest(${members}::uuid[]) WITH ORDINALITY AS arrived (user_id, position)
    ORDER BY arrived.position`.execute(db);
}

test('a server of the version before gives the next numbers of the class', async () => {
  const session = await fixture.createSession(48, { capacity: 5 });
  const members = await runConcurrently(10, () => fixture.createMember());
  for (const member of members.slice(0, 5)) expect((await member.book(session)).status).toBe(201);
  const [a, b, c, d, e] = members.slice(5).map(({ id }) => id);
  const waits = (id = '') => ({ member: { id }, session, joinWaitlist: true });
  await bookAsBefore(fixture.deps.db, session, [a ?? '', b ?? '']);
  await bookAtServers(fixture, [[waits(c)]]);
  await bookAsBefore(fixture.deps.db, session, [d ?? '']);
  await bookAtServers(fixture, [[waits(e)]]);
  expect(await listNumbers(fixture, session)).toEqual(
    members.map(({ id }, index) => ({ user_id: id, number: index + 1 })),
  );
});

test('a booking that meets another one before its commit gets the number after it', async () => {
  const session = await fixture.createSession(48, { capacity: 2 });
  const members = await runConcurrently(4, () => fixture.createMember());
  for (const member of members.slice(0, 2)) expect((await member.book(session)).status).toBe(201);
  const [earlier, later] = members.slice(2);
  await runWhileLocked(fixture, (tx) => bookAsBefore(tx, session, [earlier?.id ?? '']), [
    async () => later?.book(session, { join_waitlist: true }),
  ]);
  expect(await listNumbers(fixture, session)).toEqual(
    members.map(({ id }, index) => ({ user_id: id, number: index + 1 })),
  );
});

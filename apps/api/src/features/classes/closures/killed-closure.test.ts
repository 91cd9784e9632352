import { DEFAULT_BOOKING_POLICY } from '@pulse/domain';
import { sql } from 'kysely';
import { expect } from 'vitest';
import {
  waitForBlockedStatements,
  whileAuditLogLocked,
} from '../../../../test/database/race-conditions.ts';
import { fixture, test } from '../../../../test/fixtures/class-template-fixture.ts';
import { startServerBeside } from '../../../../test/start-server.ts';

/* The server is killed while it cancels 500 sessions, and while it tells their members. */

const SESSIONS = 500;
test.beforeAll(async () => {
  // The server logs its own death.
  fixture.deps.log.level = 'silent';
});

/** Ends the connections of this database that wait for a lock, as the death of the server does. */
async function killWhileBlocked(work: () => Promise<unknown>): Promise<void> {
  const killed = work();
  await waitForBlockedStatements(fixture);
  await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(fixture.deps.db);
  await killed;
}

async function count(what: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ found: number }>`SELECT count(*)::integer AS found ${what}`.execute(
    fixture.deps.db,
  );
  return rows[0]?.found ?? 0;
}

test('nothing is half done: the closure is repeated, and each member is notified once', async () => {
  const { id } = await fixture.create({ last_date: '2026-11-23' });
  const members = await Promise.all([1, 2, 3, 4, 5].map(() => fixture.createMember()));
  const ids = members.map((member) => member.id);
  await sql`
    WITH copied AS (
      INSERT INTO class_sessions (class_template_id, venue_id, title, activity, tier,
        occurrence_date, occurrence_minute, local_date, local_minute, starts_at, ends_at, capacity,
        booked, currency)
      SELECT s.class_template_id, s.venue_id, 'Class ' || n, s.activity, s.tier, s.occurrence_date,
        n, s.local_date, s.local_minute, s.starts_at, s.ends_at, 8, 1, s.currency
      FROM class_sessions s, generate_series(1, ${SESSIONS - 1}) n
      WHERE s.class_template_id = ${id}
      RETURNING id, venue_id, starts_at, ends_at, local_date, occurrence_minute
    )
    INSERT INTO bookings (user_id, class_session_id, venue_id, status, starts_at, ends_at, local_date,
      tier, policy, booked_at)
    SELECT (${ids}::uuid[])[1 + occurrence_minute % 5], id, venue_id, 'confirmed', starts_at, ends_at,
      local_date, 'standard', ${DEFAULT_BOOKING_POLICY}::jsonb, now()
    FROM copied`.execute(fixture.deps.db);
  const close = () =>
    fixture.asStaff.put(`/partner/venues/${fixture.venue}/closures/2026-11-23`, {
      reason: 'Flooded',
    });
  await whileAuditLogLocked(fixture, () =>
    killWhileBlocked(async () => expect((await close()).status).toBe(503)),
  );
  expect(await count(sql`FROM class_sessions WHERE status = 'cancelled'`)).toBe(0);
  expect(await count(sql`FROM bookings WHERE status = 'cancelled'`)).toBe(0);
  expect(await count(sql`FROM venue_closures`)).toBe(0);
  expect(await count(sql`FROM outbox WHERE type = 'booking.cancelled'`)).toBe(0);

  expect((await close()).body).toMatchObject({ cancelled_sessions: SESSIONS });
  expect(await count(sql`FROM bookings WHERE status = 'cancelled'`)).toBe(SESSIONS - 1);

  // The first batch is handled; the death of the server keeps it from being marked as dispatched.
  await fixture.deps.db.transaction().execute(async (blocker) => {
    await sql`LOCK TABLE outbox IN SHARE MODE`.execute(blocker);
    await killWhileBlocked(() => expect(fixture.dispatchEvents()).rejects.toThrow());
  });
  expect(await count(sql`FROM notifications`)).toBeGreaterThan(0);
  expect(await count(sql`FROM notifications`)).toBeLessThan(members.length);
  const restarted = await startServerBeside(fixture, { demo: true });
  expect((await restarted.dispatchEvents()).failed).toBe(0);
  const cancelled = sql`FROM notifications WHERE type = 'class_cancelled'`;
  expect(await count(cancelled)).toBe(members.length);
  expect(await count(sql`FROM (SELECT DISTINCT user_id ${cancelled}) AS told`)).toBe(
    members.length,
  );
  const mails = sql`FROM mails WHERE subject LIKE '% classes cancelled'`;
  expect(await count(mails)).toBe(members.length);
}, 60_000);

import { sql } from 'kysely';
import pg from 'pg';
import { expect, inject, vi } from 'vitest';
import type { Tx } from '../../src/platform/database/transaction.ts';
import type { TestApp } from '../build-app.ts';
import { type BookingFixture, createBookingFixture } from '../fixtures/booking-fixture.ts';
import { withDatabase } from './create-database.ts';

/*
 * Race conditions over scarce things. Each test runs twice: on the product as it is, and in a separate
 * database without the safeguard; the second run must fail, or the first one proves nothing.
 */

/** Every member's lock version stays the same: a decision made on an outdated state is not noticed. */
export const FREEZE_MEMBER_LOCKS = sql`
  CREATE FUNCTION freeze_version() RETURNS trigger LANGUAGE plpgsql
    AS $$ BEGIN NEW.version := 0; RETURN NEW; END $$;
  CREATE TRIGGER frozen BEFORE INSERT OR UPDATE ON member_locks
    FOR EACH ROW EXECUTE FUNCTION freeze_version()`;
/** The counter of a class stays the same: nothing limits how many places are taken. */
export const FREEZE_COUNTERS = sql`
  CREATE FUNCTION freeze_booked() RETURNS trigger LANGUAGE plpgsql
    AS $$ BEGIN NEW.booked := OLD.booked; RETURN NEW; END $$;
  CREATE TRIGGER frozen BEFORE UPDATE ON class_sessions
    FOR EACH ROW EXECUTE FUNCTION freeze_booked()`;
export const DROP_UNIQUE_BOOKING_INDEX = sql`DROP INDEX bookings_one_active_per_member_and_session`;
export const DROP_IDEMPOTENCY_KEY = sql`ALTER TABLE idempotency_keys DROP CONSTRAINT idempotency_keys_pkey`;

/** Lets the pool open its connections, so that no concurrent request waits for one. */
export async function warmUpConnectionPool(fixture: BookingFixture): Promise<void> {
  await runConcurrently(20, () => fixture.createMember(null));
}

/** Runs a check in a database without the given safeguards. */
export async function withoutSafeguards(
  safeguards: (typeof FREEZE_MEMBER_LOCKS)[],
  check: (unprotected: BookingFixture) => Promise<void>,
): Promise<void> {
  const unprotected = await createBookingFixture();
  try {
    for (const safeguard of safeguards) await safeguard.execute(unprotected.deps.db);
    await warmUpConnectionPool(unprotected);
    await check(unprotected);
  } finally {
    await unprotected.close();
  }
}

/** The number of bookings that hold a place in a class, counted from the rows. */
export async function countHeldPlaces({ deps }: BookingFixture, session: string): Promise<number> {
  const { rows } = await sql<{ held: number }>`SELECT count(*)::integer AS held FROM bookings
    WHERE class_session_id = ${session} AND status IN ('pending', 'confirmed')`.execute(deps.db);
  return rows[0]?.held ?? 0;
}

/** Resolves once `count` statements of this database wait for a lock of another transaction. */
export async function waitForBlockedStatements(
  { deps }: Pick<TestApp, 'deps'>,
  count = 1,
): Promise<void> {
  await vi.waitFor(async () => {
    const { rows } = await deps.pool.query(`SELECT FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`);
    expect(rows.length).toBeGreaterThanOrEqual(count);
  }, 240_000);
}

/** Runs `work` while no transaction can add to the audit log; only an administrator of the database may lock it. */
export async function whileAuditLogLocked<T>(
  { deps }: Pick<TestApp, 'deps'>,
  work: () => Promise<T>,
): Promise<T> {
  const { rows } = await deps.pool.query('SELECT current_database() AS name');
  const connectionString = withDatabase(inject('adminDatabaseUrl'), rows[0].name);
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query('LOCK TABLE audit.audit_log IN SHARE MODE');
    return await work();
  } finally {
    await client.end();
  }
}

/**
 * Starts all calls while `lock` holds the rows they need, so that they are concurrent for certain;
 * returns their responses.
 */
export async function runWhileLocked<T>(
  app: Pick<TestApp, 'deps'>,
  lock: (tx: Tx) => Promise<unknown>,
  calls: readonly (() => Promise<T>)[],
): Promise<T[]> {
  const pending = await app.deps.db.transaction().execute(async (tx) => {
    await lock(tx);
    const responses = Promise.all(calls.map((call) => call()));
    // One may fail before this transaction has ended: the caller hears of it below.
    responses.catch(() => undefined);
    await waitForBlockedStatements(app, calls.length);
    return { responses };
  });
  return pending.responses;
}

/** Runs a race several times: a single run may succeed by chance. */
export const repeatedly =
  (check: (fixture: BookingFixture) => Promise<void>) => async (fixture: BookingFixture) => {
    for (let round = 0; round < 5; round += 1) await check(fixture);
  };
export const runConcurrently = <T>(count: number, run: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => run(index)));
export const sortedOutcomes = (responses: { status: number; body: { code?: string } }[]) =>
  responses.map(({ status, body }) => body.code ?? status).sort();

import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import type { Tx } from '../../src/platform/database/transaction.ts';
import type { TestApp } from '../build-app.ts';
import { type BookingFixture, createBookingFixture } from '../fixtures/booking-fixture.ts';

/*
 * Races for scarce things. Each is run twice: as the product is, and with what guards it taken away
 * in a database of its own; the second must fail, or the first proves nothing.
 */

/** Every member's turn stays the same: whoever decided on old facts is not found out. */
export const FREEZE_MEMBER_LOCKS = sql`
  CREATE FUNCTION freeze_turn() RETURNS trigger LANGUAGE plpgsql
    AS $$ BEGIN NEW.turn := 0; RETURN NEW; END $$;
  CREATE TRIGGER frozen BEFORE INSERT OR UPDATE ON member_locks
    FOR EACH ROW EXECUTE FUNCTION freeze_turn()`;
/** The counter of a class stays the same: nothing says how many places are left. */
export const FREEZE_COUNTERS = sql`
  CREATE FUNCTION freeze_booked() RETURNS trigger LANGUAGE plpgsql
    AS $$ BEGIN NEW.booked := OLD.booked; RETURN NEW; END $$;
  CREATE TRIGGER frozen BEFORE UPDATE ON class_sessions
    FOR EACH ROW EXECUTE FUNCTION freeze_booked()`;
export const DROP_UNIQUE_BOOKING_INDEX = sql`DROP INDEX bookings_one_active_per_member_and_session`;
export const DROP_IDEMPOTENCY_KEY = sql`ALTER TABLE idempotency_keys DROP CONSTRAINT idempotency_keys_pkey`;

/** Lets the pool open its connections: who waits for one is late for the race. */
export async function warmUpConnectionPool(fixture: BookingFixture): Promise<void> {
  await runConcurrently(20, () => fixture.createMember(null));
}

/** Runs a check in a database whose guards are gone. */
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

/** How many bookings hold a place in a class, whatever its counter says. */
export async function countHeldPlaces({ deps }: BookingFixture, session: string): Promise<number> {
  const { rows } = await sql<{ held: number }>`SELECT count(*)::integer AS held FROM bookings
    WHERE class_session_id = ${session} AND status IN ('pending', 'confirmed')`.execute(deps.db);
  return rows[0]?.held ?? 0;
}

/** Resolves once so many statements of this database wait for a lock that somebody else holds. */
export async function waitForBlockedStatements(
  { deps }: Pick<TestApp, 'deps'>,
  count = 1,
): Promise<void> {
  await vi.waitFor(async () => {
    const { rows } = await deps.pool.query(`SELECT FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`);
    expect(rows.length).toBeGreaterThanOrEqual(count);
  }, 20_000);
}

/**
 * Answers of calls that all began while what they need was held, and so met for certain. `hold`
 * locks it, as somebody else would.
 */
export async function runWhileLocked<T>(
  app: Pick<TestApp, 'deps'>,
  lock: (tx: Tx) => Promise<unknown>,
  calls: readonly (() => Promise<T>)[],
): Promise<T[]> {
  const pending = await app.deps.db.transaction().execute(async (tx) => {
    await lock(tx);
    const responses = calls.map((call) => call());
    await waitForBlockedStatements(app, calls.length);
    return { answers: responses };
  });
  return Promise.all(pending.answers);
}

/** A race is run several times over: once may go well by chance. */
export const repeatedly =
  (check: (fixture: BookingFixture) => Promise<void>) => async (fixture: BookingFixture) => {
    for (let round = 0; round < 5; round += 1) await check(fixture);
  };
export const runConcurrently = <T>(count: number, run: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => run(index)));
export const sortedOutcomes = (responses: { status: number; body: { code?: string } }[]) =>
  responses.map(({ status, body }) => body.code ?? status).sort();

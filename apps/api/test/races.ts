import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import type { Tx } from '../src/platform/database/transaction.ts';
import { type BookingWorld, bookingWorld } from './booking-world.ts';
import type { TestApp } from './build-app.ts';

/*
 * Races for scarce things. Each is run twice: as the product is, and with what guards it taken away
 * in a database of its own; the second must fail, or the first proves nothing.
 */

/** Every member's turn stays the same: whoever decided on old facts is not found out. */
export const FREEZE_TURNS = sql`
  CREATE FUNCTION freeze_turn() RETURNS trigger LANGUAGE plpgsql
    AS $$ BEGIN NEW.turn := 0; RETURN NEW; END $$;
  CREATE TRIGGER frozen BEFORE INSERT OR UPDATE ON booking_turns
    FOR EACH ROW EXECUTE FUNCTION freeze_turn()`;
/** The counter of a class stays the same: nothing says how many places are left. */
export const FREEZE_COUNTERS = sql`
  CREATE FUNCTION freeze_booked() RETURNS trigger LANGUAGE plpgsql
    AS $$ BEGIN NEW.booked := OLD.booked; RETURN NEW; END $$;
  CREATE TRIGGER frozen BEFORE UPDATE ON class_sessions
    FOR EACH ROW EXECUTE FUNCTION freeze_booked()`;
export const DROP_BOOKED_ONCE = sql`DROP INDEX bookings_one_live_a_member_and_session`;
export const DROP_KEYS_ONCE = sql`ALTER TABLE idempotency_keys DROP CONSTRAINT idempotency_keys_pkey`;

/** Lets the pool open its connections: who waits for one is late for the race. */
export async function openConnections(here: BookingWorld): Promise<void> {
  await many(20, () => here.member(null));
}

/** Runs a check in a database whose guards are gone. */
export async function withoutGuards(
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
export async function placesHeld({ deps }: BookingWorld, session: string): Promise<number> {
  const { rows } = await sql<{ held: number }>`SELECT count(*)::integer AS held FROM bookings
    WHERE class_session_id = ${session} AND status IN ('pending', 'confirmed')`.execute(deps.db);
  return rows[0]?.held ?? 0;
}

/** Resolves once so many statements of this database wait for a lock that somebody else holds. */
export async function somebodyWaits({ deps }: Pick<TestApp, 'deps'>, count = 1): Promise<void> {
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
export async function heldUp<T>(
  world: Pick<TestApp, 'deps'>,
  hold: (tx: Tx) => Promise<unknown>,
  calls: readonly (() => Promise<T>)[],
): Promise<T[]> {
  const begun = await world.deps.db.transaction().execute(async (tx) => {
    await hold(tx);
    const answers = calls.map((call) => call());
    await somebodyWaits(world, calls.length);
    return { answers };
  });
  return Promise.all(begun.answers);
}

/** A race is run several times over: once may go well by chance. */
export const rounds =
  (check: (here: BookingWorld) => Promise<void>) => async (here: BookingWorld) => {
    for (let round = 0; round < 5; round += 1) await check(here);
  };
export const many = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));
export const codes = (answers: { status: number; body: { code?: string } }[]) =>
  answers.map(({ status, body }) => body.code ?? status).sort();

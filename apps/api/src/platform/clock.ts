import type { EpochMs } from '@pulse/domain';
import type pg from 'pg';
import { readDatabaseTime } from './database/time.store.ts';

/** The current time, so that tests can set it. */
export interface Clock {
  now(): EpochMs;
}

/** A clock that is compared with the database's, which all processes share. */
export interface DatabaseClock extends Clock {
  /** Why this machine's clock cannot be relied on, or null. Background work begins with it. */
  check(): Promise<string | null>;
}

export const systemClock: Clock = { now: () => Date.now() };

/** Beyond this difference something is wrong with the machine, and what it would do waits. */
const MAX_DIFFERENCE_MS = 60_000;
/** How long one comparison holds, unless the machine's clock is set in the meantime. */
const COMPARED_FOR_MS = 5_000;
const SET_BY_MS = 1_000;

/**
 * This machine's clock, corrected by what it differs from the database's at the last check: a job
 * that believes a wrong clock marks coming bookings as missed. `wall` is the machine's own clock.
 */
export function createDatabaseClock(
  pool: Pick<pg.Pool, 'query'>,
  wall: () => EpochMs = Date.now,
): DatabaseClock {
  /** What is added to the machine's clock to give the database's. */
  let difference = 0;
  let comparedAt: { wall: EpochMs; monotonic: number } | null = null;
  /** Under way: a database that does not answer is asked once, not by each check. */
  let comparing: Promise<void> | null = null;

  function isStillCompared(): boolean {
    if (!comparedAt) return false;
    const passed = performance.now() - comparedAt.monotonic;
    const passedOnTheWall = wall() - comparedAt.wall;
    return passed < COMPARED_FOR_MS && Math.abs(passedOnTheWall - passed) < SET_BY_MS;
  }

  async function compare(): Promise<void> {
    const before = wall();
    const theirs = await readDatabaseTime(pool);
    const after = wall();
    const measured = theirs - (before + after) / 2;
    // The database read its clock at some moment between the two: within that it says nothing new.
    if (Math.abs(measured - difference) > (after - before) / 2) difference = Math.round(measured);
    comparedAt = { wall: after, monotonic: performance.now() };
  }

  return {
    now: () => wall() + difference,
    async check() {
      if (!isStillCompared()) {
        comparing ??= compare().finally(() => (comparing = null));
        await comparing;
      }
      if (Math.abs(difference) <= MAX_DIFFERENCE_MS) return null;
      const seconds = Math.round(Math.abs(difference) / 1000);
      return `this machine's clock is ${seconds} s ${difference < 0 ? 'ahead of' : 'behind'} the database's`;
    },
  };
}

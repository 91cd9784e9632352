import type { EpochMs } from '@pulse/domain';
import type { DatabaseClock } from '../src/platform/clock.ts';

/** A clock that runs like the real one until a test moves it. */
export interface TestClock extends DatabaseClock {
  /** Sets "now" to an instant, ISO 8601 or epoch milliseconds; time stands still from then on. */
  set(instant: string | EpochMs): void;
  /** Moves "now" forward by milliseconds. */
  advance(milliseconds: number): void;
  /** Returns a function that sets the clock back to how it is now, running or standing still. */
  remember(): () => void;
}

export function createTestClock(): TestClock {
  let fixed: number | null = null;
  const now = () => fixed ?? Date.now();
  return {
    now,
    // A test sets another time than the database's on purpose.
    check: async () => null,
    set: (instant) => {
      fixed = typeof instant === 'number' ? instant : Date.parse(instant);
    },
    advance: (milliseconds) => {
      fixed = now() + milliseconds;
    },
    remember: () => {
      const before = fixed;
      return () => {
        fixed = before;
      };
    },
  };
}

import { type Refusal, refuse } from '../refusal.ts';

/** Runs work a few at a time; whoever finds the queue full is refused at once. */
export type TakeTurn = <T>(work: () => Promise<T>) => Promise<T | Refusal>;

/** At most `together` at once and `waiting` in line; beyond that, `service_unavailable`. */
export function createTurns(together: number, waiting: number): TakeTurn {
  let running = 0;
  const line: (() => void)[] = [];
  return async (work) => {
    if (running >= together) {
      if (line.length >= waiting) return refuse('service_unavailable');
      await new Promise<void>((resolve) => line.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      // The place goes straight to the next in line; only an empty line frees it.
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

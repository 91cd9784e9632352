import PQueue from 'p-queue';
import { type Refusal, refuse } from '../refusal.ts';

/** Runs work a few at a time; a caller that finds the queue full is refused at once. */
export type Limiter = <T>(work: () => Promise<T>) => Promise<T | Refusal>;

/** At most `concurrency` run and `waiting` wait; beyond that, `service_unavailable`. */
export function createLimiter({
  concurrency,
  waiting,
}: {
  concurrency: number;
  waiting: number;
}): Limiter {
  const queue = new PQueue({ concurrency });
  return async (work) =>
    queue.pending >= concurrency && queue.size >= waiting
      ? refuse('service_unavailable')
      : queue.add(work);
}
